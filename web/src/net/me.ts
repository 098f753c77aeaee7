/** What concerns a person beside tables: notices, vacations, the person's programs. */
import type { Device, Tie, TieKind } from "@tripartite/kernel/protocol";
import { request } from "./api.ts";

export type { Device, Tie, TieKind };
/** An account by its name, or who sits on a seat of a table. */
export type MarkedPlayer = { readonly name: string } | { readonly table: string; readonly seat: number };

export const TOPICS = ["move", "end", "seats", "chat"] as const;
export type Topic = (typeof TOPICS)[number];

export const CHANNEL_KINDS = ["mail", "webhook", "push"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export interface Channel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly to: string;
  readonly confirmed: boolean;
  readonly created: number;
  /** Messages to it are signed. */
  readonly signed?: true;
}

/** A new webhook comes with the secret that signs its messages, this once. */
export interface AddedChannel extends Channel {
  readonly secret?: string;
}

/** When a person wants notices. Times of day are "HH:MM" in the zone. */
export interface NoticeWishes {
  readonly zone: string;
  readonly quiet?: { readonly from: string; readonly to: string };
  readonly digest?: "hourly" | "daily";
  readonly digestAt?: string;
  /** Wanted notices; by default everything but talk. */
  readonly topics?: readonly Topic[];
}

export interface Channels {
  readonly channels: readonly Channel[];
  /** Whether this server can send mail. */
  readonly mail: boolean;
  readonly pushKey: string;
}

export type NewChannel =
  | { readonly kind: "mail"; readonly address: string }
  | { readonly kind: "webhook"; readonly url: string }
  | { readonly kind: "push"; readonly endpoint: string; readonly keys: { p256dh: string; auth: string } };

export interface Delivery {
  readonly id: string;
  readonly channel: string;
  readonly kind: string;
  readonly table?: string;
  readonly created: number;
  readonly status: "waiting" | "sending" | "sent" | "failed" | "unknown" | "dropped";
  readonly attempts: number;
  readonly error?: string;
}

export interface Vacation {
  /** When it begins, if it is planned. */
  readonly from?: number;
  readonly until?: number;
  readonly daysLeft: number;
}

/** A bot account of the person. */
export interface OwnProgram {
  readonly name: string;
  readonly created: number;
}

/** The token is shown only once. */
export interface ProgramToken {
  readonly name: string;
  readonly token: string;
}

const programPath = (name: string) => `/bots/${encodeURIComponent(name)}`;
const channelPath = (id: string) => `/me/channels/${encodeURIComponent(id)}`;

export const me = {
  channels: () => request<Channels>("GET", "/me/channels"),
  addChannel: (channel: NewChannel) => request<AddedChannel>("POST", "/me/channels", channel),
  renewSecret: (id: string) => request<{ secret: string }>("POST", `${channelPath(id)}/secret`),
  wishes: async () => (await request<{ wishes: NoticeWishes | null }>("GET", "/me/notice-wishes")).wishes,
  saveWishes: (wishes: NoticeWishes) => request<object>("POST", "/me/notice-wishes", wishes),
  confirmChannel: (id: string, code: string) => request<Channel>("POST", `${channelPath(id)}/confirm`, { code }),
  testChannel: (id: string) => request<{ delivery: string }>("POST", `${channelPath(id)}/test`),
  removeChannel: (id: string) => request<object>("DELETE", channelPath(id)),
  deliveries: async () => (await request<{ deliveries: Delivery[] }>("GET", "/me/deliveries")).deliveries,
  vacation: () => request<Vacation>("GET", "/me/vacation"),
  /** From a later time, or from now. */
  beginVacation: (days: number, from?: number) =>
    request<Vacation>("POST", "/me/vacation", { days, ...(from !== undefined && { from }) }),
  devices: async () => (await request<{ devices: Device[] }>("GET", "/me/devices")).devices,
  signOutDevice: async (id: string) =>
    (await request<{ devices: Device[] }>("DELETE", `/me/devices?${new URLSearchParams({ id })}`)).devices,
  ties: async () => (await request<{ ties: Tie[] }>("GET", "/me/ties")).ties,
  mark: async (player: MarkedPlayer, kind: TieKind) =>
    (await request<{ ties: Tie[] }>("POST", "/me/ties", { player, kind })).ties,
  unmark: async (name: string) =>
    (await request<{ ties: Tie[] }>("DELETE", `/me/ties?${new URLSearchParams({ name })}`)).ties,
  programs: async () => (await request<{ bots: OwnProgram[] }>("GET", "/bots")).bots,
  addProgram: (name: string) => request<ProgramToken>("POST", "/bots", { name }),
  renewToken: (name: string) => request<ProgramToken>("POST", `${programPath(name)}/token`),
  removeProgram: (name: string) => request<object>("DELETE", programPath(name)),
  endVacation: () => request<Vacation>("DELETE", "/me/vacation"),
};
