import { me, type OwnProgram } from "../../net/me.ts";
import { useStore } from "../../net/store.ts";
import { person } from "../people.ts";
import { useLoaded } from "../useLoaded.ts";

const NONE = async () => [];

/** The bot accounts that the person owns; guests own none. */
export function usePrograms(): readonly OwnProgram[] {
  const { who } = useStore(person);
  return useLoaded(who?.account ? me.programs : NONE).value ?? [];
}
