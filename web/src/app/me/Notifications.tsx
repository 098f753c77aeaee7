import { type FormEvent, useState } from "react";
import { type Channel, type Channels, me } from "../../net/me.ts";
import { TEXTS } from "../../texts.ts";
import { CopyButton } from "../CopyButton.tsx";
import { Icon } from "../Icon.tsx";
import { useLoaded } from "../useLoaded.ts";
import { DeliveryLog } from "./DeliveryLog.tsx";
import { NoticeTimes } from "./NoticeTimes.tsx";
import { canPush, subscribeToPush } from "./push.ts";

const texts = TEXTS.notifications;

/** Turn notices: by mail, webhook or the browser. */
export function Notifications() {
  const { value, failure, reload } = useLoaded(me.channels);
  const [problem, setProblem] = useState<string>();
  const [log, setLog] = useState(0);
  const [secret, setSecret] = useState<string>();
  const attempt = async (change: () => Promise<object | undefined>) => {
    setProblem(undefined);
    setSecret(undefined);
    try {
      const answer = await change();
      if (answer !== undefined && "secret" in answer) setSecret(String(answer.secret));
      reload();
      setLog((count) => count + 1);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <section className="card-section" aria-labelledby="notifications">
      <h2 id="notifications">{texts.title}</h2>
      <p className="quiet">{texts.what}</p>
      <ul className="channels">
        {value?.channels.map((channel) => (
          <li key={channel.id}>
            <ChannelRow channel={channel} attempt={attempt} />
          </li>
        ))}
      </ul>
      {secret && <WebhookSecret secret={secret} />}
      {value?.channels.length === 0 && <p>{texts.none}</p>}
      <p className="problem" role="alert">
        {problem ?? failure}
      </p>
      {value && <NewChannels channels={value} attempt={attempt} />}
      <NoticeTimes />
      <DeliveryLog key={log} channels={value?.channels ?? []} />
    </section>
  );
}

type Attempt = (change: () => Promise<object | undefined>) => Promise<void>;

function WebhookSecret({ secret }: { secret: string }) {
  return (
    <div className="token" role="status">
      <p>
        <b>{texts.secretTitle}</b> {texts.secretHint}
      </p>
      <p>
        <code>{secret}</code>
      </p>
      <CopyButton text={secret} label={texts.copySecret} />
    </div>
  );
}

function ChannelRow({ channel, attempt }: { channel: Channel; attempt: Attempt }) {
  const { id, kind, to, confirmed } = channel;
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code")).trim();
    attempt(() => me.confirmChannel(id, code));
  };
  return (
    <>
      <span className="grow">
        <b>{texts.kinds[kind]}</b>
        <small>{to}</small>
      </span>
      {confirmed ? (
        <button type="button" className="btn" onClick={() => attempt(() => me.testChannel(id))}>
          {texts.test}
        </button>
      ) : (
        <form className="code" onSubmit={confirm}>
          <label>
            {texts.code}
            <input name="code" required autoComplete="one-time-code" maxLength={40} />
          </label>
          <button type="submit" className="btn">
            {texts.confirm}
          </button>
        </form>
      )}
      {kind === "webhook" && (
        <button type="button" className="btn" onClick={() => attempt(() => me.renewSecret(id))}>
          {texts.newSecret}
        </button>
      )}
      <button
        type="button"
        className="btn sq"
        aria-label={texts.remove(texts.kinds[kind], to)}
        onClick={() => attempt(() => me.removeChannel(id))}
      >
        <Icon name="a-close" />
      </button>
    </>
  );
}

function NewChannels({ channels: { mail, pushKey }, attempt }: { channels: Channels; attempt: Attempt }) {
  const add = (kind: "mail" | "webhook") => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const to = String(new FormData(form).get("to")).trim();
    attempt(async () => {
      const channel = await me.addChannel(kind === "mail" ? { kind, address: to } : { kind, url: to });
      form.reset();
      return channel;
    });
  };
  const addPush = () =>
    attempt(async () => {
      const channel = await subscribeToPush(pushKey);
      if (channel === undefined) throw new Error(texts.pushDenied);
      return me.addChannel(channel);
    });
  return (
    <div className="new-channels">
      {canPush() ? (
        <button type="button" className="btn" onClick={addPush}>
          <Icon name="a-plus" />
          {texts.addPush}
        </button>
      ) : (
        <p className="quiet">{texts.noPush}</p>
      )}
      {mail ? (
        <form className="line-form" onSubmit={add("mail")}>
          <label>
            {texts.mailAddress}
            <input name="to" type="email" required maxLength={254} autoComplete="email" />
          </label>
          <button type="submit" className="btn">
            {texts.add}
          </button>
        </form>
      ) : (
        <p className="quiet">{texts.noMail}</p>
      )}
      <form className="line-form" onSubmit={add("webhook")}>
        <label>
          {texts.webhookUrl}
          <input name="to" type="url" required maxLength={2000} placeholder="https://" />
        </label>
        <button type="submit" className="btn">
          {texts.add}
        </button>
      </form>
    </div>
  );
}
