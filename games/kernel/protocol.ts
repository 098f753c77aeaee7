/** What goes over the network, declared once for server, pages and programs. docs/protocol.md explains it. */
export * from "./protocol/messages.ts";
export * from "./protocol/orders.ts";
export * from "./protocol/programs.ts";
export * from "./protocol/results.ts";
export * from "./protocol/sight.ts";
export * from "./protocol/tables.ts";
