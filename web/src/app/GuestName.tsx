import { type FormEvent, useState } from "react";
import { useStore } from "../net/store.ts";
import { TEXTS } from "../texts.ts";
import { callMyself, person } from "./people.ts";

const texts = TEXTS.account;

interface Props {
  readonly className: string;
  onType?(name: string): void;
  /** Also for a person with an account, who then signs in by the new name. */
  readonly forAccounts?: boolean;
}

/** The name that others see. */
export function GuestName({ className, onType, forAccounts = false }: Props) {
  const { who } = useStore(person);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      await callMyself(String(new FormData(event.currentTarget).get("name")));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  if (who?.account && !forAccounts) return null;
  return (
    <form className={className} onSubmit={save} key={who?.name ?? ""}>
      <label>
        {texts.guestName}
        <input
          name="name"
          required
          maxLength={40}
          autoComplete="nickname"
          defaultValue={who?.name}
          onChange={({ target }) => onType?.(target.value.trim())}
        />
      </label>
      <button type="submit" className="btn">
        {texts.useName}
      </button>
      <span className="problem" role="alert">
        {problem}
      </span>
    </form>
  );
}
