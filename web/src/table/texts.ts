/** The sentences that the tables of all games share. */
export const TABLE_TEXTS = {
  bar: {
    yourMove: "Your move",
    waitingFor: (names: string) => `Waiting for ${names}`,
    watching: "You watch.",
    over: "The game is over",
    won: (names: string, kind: string) => `${names}: ${kind} victory.`,
    undo: "Undo",
    menu: "Settings",
    nothingToDo: "Nothing is asked of you now.",
    lost: "Connection lost. Trying again …",
    back: "Start page",
    rules: "Rules about this:",
  },
  side: {
    log: "Log",
    chat: "Chat",
    notes: "Notes",
    say: "Say",
    message: "Message to the table",
    noChat: "Nobody has said anything yet.",
    noteHint: "Only you see this.",
    noteLabel: "Notes of your seat",
    saved: "Saved",
  },
  notice: {
    refused: "Not possible",
    stale: "The table moved on meanwhile. Look again, then decide.",
    queued: "Noted. It happens as soon as the action under way is finished.",
    dismiss: "Close",
  },
  close: "Close",
};
