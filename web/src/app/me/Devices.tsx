import { useState } from "react";
import { type Device, me } from "../../net/me.ts";
import { TEXTS } from "../../texts.ts";
import { useLoaded } from "../useLoaded.ts";

const texts = TEXTS.account;

/** Where else one is signed in; each device can be signed out from here. */
export function Devices() {
  const loaded = useLoaded(me.devices);
  const [changed, setChanged] = useState<readonly Device[]>();
  const [problem, setProblem] = useState<string>();
  const devices = changed ?? loaded.value ?? [];
  const signOut = (id: string) => me.signOutDevice(id).then(setChanged, (error: Error) => setProblem(error.message));
  if (devices.length < 2) return null;
  return (
    <>
      <h3>{texts.devices}</h3>
      <ul className="devices">
        {devices.map(({ id, since, here }) => {
          const time = new Date(since).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
          return (
            <li key={id}>
              <span className="grow">{texts.deviceSince(time)}</span>
              {here ? (
                <b>{texts.deviceHere}</b>
              ) : (
                <button
                  type="button"
                  className="btn"
                  aria-label={texts.signOutDevice(time)}
                  onClick={() => signOut(id)}
                >
                  {texts.signOut}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="problem" role="alert">
        {problem ?? loaded.failure}
      </p>
    </>
  );
}
