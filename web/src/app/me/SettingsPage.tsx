import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Foot } from "../Foot.tsx";
import { PageBar } from "../PageBar.tsx";
import { person } from "../people.ts";
import { TiesSection } from "../players/Friends.tsx";
import { useTitle } from "../useTitle.ts";
import { AccountSection } from "./AccountSection.tsx";
import { Notifications } from "./Notifications.tsx";
import { Programs } from "./Programs.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { VacationSection } from "./VacationSection.tsx";
import "./me.css";

/** The page itself, the account, notifications, vacations and programs. */
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
        {known && <AccountSection />}
        {who && <Notifications />}
        {who && <VacationSection />}
        {who && <TiesSection />}
        {who?.account && <Programs />}
      </main>
      <Foot />
    </div>
  );
}
