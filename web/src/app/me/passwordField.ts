/** What every field for a password has. */
export const PASSWORD_FIELD = { type: "password", required: true, minLength: 8, maxLength: 200 } as const;
