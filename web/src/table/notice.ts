/** Something to tell the person; with a rule if a rule is the reason. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly rule?: string;
}
