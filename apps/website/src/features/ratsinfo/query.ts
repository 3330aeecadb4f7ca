/** Parameters of the address that the council's lists understand (contract: `sitzungsliste`, `ratsinfo_suche`). */
export type CouncilQuery = Readonly<Record<string, string>>

/** What each of them may look like. */
export const councilParameters = {
  q: /^.{1,200}$/su,
  art: /^(?:sitzungen|punkte|vorlagen)$/,
  gremium_id: /^[1-9]\d{0,9}$/,
  jahr: /^(?:19|[2-9]\d)\d{2}$/,
  seite: /^[1-9]\d{0,3}$/,
  /** An instant as the login before this one is told in. */
  neu_seit:
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z$/,
  monat: /^(?:19|[2-9]\d)\d{2}-(?:0[1-9]|1[0-2])$/,
}
