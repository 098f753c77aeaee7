/** What is wrong with the name, or undefined when the game is there. */
export function addGame(folder: string, name: string | undefined): string | undefined;
