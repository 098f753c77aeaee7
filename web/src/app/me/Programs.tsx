import { type FormEvent, useState } from "react";
import { me, type OwnProgram, type ProgramToken } from "../../net/me.ts";
import { TEXTS } from "../../texts.ts";
import { CopyButton } from "../CopyButton.tsx";
import { ConfirmButton } from "../desk/ConfirmButton.tsx";
import { useLoaded } from "../useLoaded.ts";

const texts = TEXTS.programs;

/** Bot accounts of a person: made, given another token, removed. */
export function Programs() {
  const { value, failure, reload } = useLoaded(me.programs);
  const [problem, setProblem] = useState<string>();
  const [token, setToken] = useState<ProgramToken>();
  const attempt = async (change: () => Promise<ProgramToken | object>) => {
    setProblem(undefined);
    setToken(undefined);
    try {
      const answer = await change();
      if ("token" in answer) setToken(answer);
      reload();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name"));
    attempt(() => me.addProgram(name)).then(() => form.reset());
  };
  return (
    <section className="card-section" aria-labelledby="programs">
      <h2 id="programs">{texts.title}</h2>
      <p className="quiet">
        {texts.what} <a href="/api/openapi.json">{texts.howTo}</a>
      </p>
      <ul className="channels">
        {value?.map((program) => (
          <li key={program.name}>
            <ProgramRow program={program} attempt={attempt} />
          </li>
        ))}
      </ul>
      {token && <Token {...token} />}
      <p className="problem" role="alert">
        {problem ?? failure}
      </p>
      <form className="line-form" onSubmit={create}>
        <label>
          {texts.name}
          <input name="name" required maxLength={40} autoComplete="off" />
        </label>
        <button type="submit" className="btn">
          {texts.create}
        </button>
      </form>
    </section>
  );
}

interface RowProps {
  readonly program: OwnProgram;
  attempt(change: () => Promise<ProgramToken | object>): Promise<void>;
}

function ProgramRow({ program: { name, created }, attempt }: RowProps) {
  return (
    <>
      <span className="grow">
        <b>{name}</b>
        <small>{texts.since(new Date(created).toLocaleDateString())}</small>
      </span>
      <ConfirmButton
        label={texts.renew}
        consequence={texts.renewMeans}
        onConfirm={() => attempt(() => me.renewToken(name))}
      />
      <ConfirmButton
        label={texts.remove}
        consequence={texts.removeMeans}
        onConfirm={() => attempt(() => me.removeProgram(name))}
      />
    </>
  );
}

function Token({ name, token }: ProgramToken) {
  return (
    <div className="token" role="status">
      <b>{texts.token(name)}</b>
      <p>
        <code>{token}</code>
      </p>
      <p className="quiet">{texts.tokenOnce}</p>
      <CopyButton text={token} label={texts.copy} />
    </div>
  );
}
