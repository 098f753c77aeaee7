import { type FormEvent, lazy, Suspense, useState } from "react";
import { api } from "../../net/api.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { GuestName } from "../GuestName.tsx";
import { deleteMyself, person, signOut } from "../people.ts";
import { InvitationLink } from "../room/InvitationLink.tsx";
import { continueLink } from "../router.ts";
import { SignInForm } from "../start/SignInForm.tsx";
import { Devices } from "./Devices.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { PASSWORD_FIELD } from "./passwordField.ts";

const QrCode = lazy(() => import("./QrCode.tsx"));
const texts = TEXTS.account;

/** Who one is here: name, password, devices, one's data, and the way out. */
export function AccountSection() {
  const { who } = useStore(person);
  return (
    <section className="card-section" aria-labelledby="account">
      <h2 id="account">{texts.title}</h2>
      <p>{who ? texts.youAre(who.name, who.account) : texts.youAreNobody}</p>
      {who && <GuestName className="line-form" forAccounts />}
      {who?.account && (
        <>
          <div className="row">
            <button type="button" className="btn" onClick={() => signOut()}>
              {texts.signOut}
            </button>
            <button type="button" className="btn" onClick={() => signOut(true)}>
              {texts.signOutEverywhere}
            </button>
          </div>
          <p className="quiet">{texts.signOutMeans}</p>
          <Devices />
          <PasswordForm />
        </>
      )}
      {!who?.account && <SignInForm isGuest={who !== undefined} onDone={() => {}} />}
      {who && (
        <>
          <OtherDevice />
          <p>
            <a className="btn" href="/api/me/data" download="tripartite.json">
              {texts.myData}
            </a>
          </p>
          <DeleteForm hasPassword={who.account} />
        </>
      )}
    </section>
  );
}

/** A link that makes another device one's own, guest or not. */
function OtherDevice() {
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const make = () =>
    api.carry().then(
      (token) => setLink(continueLink(token)),
      (error: Error) => setProblem(error.message),
    );
  return (
    <div className="other-device">
      {link === undefined ? (
        <button type="button" className="btn" onClick={make}>
          {texts.otherDevice}
        </button>
      ) : (
        <>
          <InvitationLink href={link} label={texts.otherDeviceLink} />
          <Suspense>
            <QrCode text={link} label={texts.otherDeviceCode} />
          </Suspense>
        </>
      )}
      <p className="quiet">{texts.otherDeviceMeans}</p>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await deleteMyself(String(new FormData(event.currentTarget).get("password") ?? ""));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <details>
      <summary>{texts.delete}</summary>
      <form className="form" onSubmit={submit}>
        <p>{texts.deleteMeans}</p>
        {hasPassword && (
          <label>
            {texts.oldPassword}
            <input name="password" autoComplete="current-password" {...PASSWORD_FIELD} />
          </label>
        )}
        <p className="problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="btn">
          {texts.deleteForGood}
        </button>
      </form>
    </details>
  );
}
