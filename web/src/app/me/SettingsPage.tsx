import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Foot } from "../Foot.tsx";
import { GuestName } from "../GuestName.tsx";
import { PageBar } from "../PageBar.tsx";
import { person, signOut } from "../people.ts";
import { SignInForm } from "../start/SignInForm.tsx";
import { useTitle } from "../useTitle.ts";
import { Notifications } from "./Notifications.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { VacationSection } from "./VacationSection.tsx";
import "./me.css";

/** The page itself, the account, notifications and vacations. */
export function SettingsPage() {
  const { known, who } = useStore(person);
  useTitle(TEXTS.settings.title);
  return (
    <div className="shell-page settings-page">
      <PageBar />
      <main>
        <h1>{TEXTS.settings.title}</h1>
        <section className="card-section" aria-labelledby="this-page">
          <h2 id="this-page">{TEXTS.settings.page}</h2>
          <SettingsForm />
        </section>
        {known && (
          <section className="card-section" aria-labelledby="account">
            <h2 id="account">{TEXTS.account.title}</h2>
            <p>{who ? TEXTS.account.youAre(who.name, who.account) : TEXTS.account.youAreNobody}</p>
            {who?.account ? (
              <>
                <button type="button" className="btn" onClick={() => signOut()}>
                  {TEXTS.account.signOut}
                </button>
                <PasswordForm />
              </>
            ) : (
              <>
                {who && <GuestName className="line-form" />}
                <SignInForm isGuest={who !== undefined} onDone={() => {}} />
              </>
            )}
          </section>
        )}
        {who && <Notifications />}
        {who && <VacationSection />}
      </main>
      <Foot />
    </div>
  );
}
