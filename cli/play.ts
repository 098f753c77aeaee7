import { type Command, UsageError } from "./command.ts";

export const playCommand: Command = () => {
  throw new UsageError("play is not built yet");
};
