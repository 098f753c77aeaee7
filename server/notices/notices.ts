import type { Logger } from "pino";
import { DAY } from "../clocks/time-control.ts";
import type { Config } from "../config.ts";
import type { Job } from "../jobs.ts";
import { PasswordResets } from "../people/resets.ts";
import type { Store } from "../storage/store.ts";
import type { Games } from "../tables/loading.ts";
import { Channels } from "./channels.ts";
import { mails } from "./mail.ts";
import { Notifier } from "./notifier.ts";
import { pushes, pushKeys } from "./push.ts";
import { Reminders } from "./reminders.ts";
import { Sender } from "./sender.ts";
import { Unsubscribing } from "./unsubscribing.ts";
import { webhooks } from "./webhook.ts";
import { type NoticeWishes, saveWishes } from "./wishes.ts";

export interface NoticesDeps {
  readonly config: Config;
  /** Signs what is in links. */
  readonly secret: string;
  readonly store: Store;
  readonly games: Games;
  readonly logger: Logger;
  clock(): number;
  onDelivery(channel: string, result: string): void;
}

/** The parts that tell people that it is their move. */
export interface Notices {
  readonly channels: Channels;
  readonly notifier: Notifier;
  readonly jobs: readonly Job[];
  readonly canMail: boolean;
  readonly unsubscribing: Unsubscribing;
  readonly resets: PasswordResets;
  /** What a browser needs to be reached by push. */
  readonly pushKey: string;
  saveWishes(person: string, wishes: NoticeWishes): Promise<NoticeWishes>;
}

export async function openNotices(deps: NoticesDeps): Promise<Notices> {
  const { config, secret, store, games, logger, clock, onDelivery } = deps;
  const { smtpUrl, mailFrom, pushSubject, publicUrl } = config;
  const timeoutMs = config.noticeTimeoutSeconds * 1000;
  const outgoing = { allowPrivate: config.noticePrivateTargets, timeoutMs };
  const canMail = smtpUrl !== undefined;
  const maxPerPerson = config.maxChannelsPerPerson;
  const channels = new Channels({ store, outgoing, logger, clock, canMail, maxPerPerson });
  await channels.load();
  const keys = await pushKeys(store.db);
  const carriers = {
    ...(smtpUrl && { mail: mails({ smtpUrl, from: mailFrom, timeoutMs }) }),
    webhook: webhooks(outgoing),
    push: pushes(keys, pushSubject, outgoing),
  };
  const logMs = config.noticeLogDays * DAY;
  const unsubscribing = new Unsubscribing(secret);
  const resets = new PasswordResets(store.db, secret, clock);
  const links = { publicUrl, unsubscribing, resets };
  const sender = new Sender({ store, channels, games, carriers, ...links, logger, clock, logMs, onDelivery });
  const isReachable = (person: string) => channels.isReachable(person);
  const notifier = new Notifier({ clock, delayMs: config.noticeDelaySeconds * 1000, isReachable });
  const jobs = [new Reminders(store, clock), sender];
  const wishes = {
    saveWishes: (person: string, wanted: NoticeWishes) => saveWishes(store.db, person, wanted, clock()),
  };
  return { channels, notifier, jobs, canMail, unsubscribing, resets, pushKey: keys.publicKey, ...wishes };
}
