/** Words about feeds and about what nobody could read, in German. */
export const eventTexts = {
  /** Says which parts of an address nobody could read. */
  queryNotice: {
    ohneAngaben: 'Alles zeigen',
  },
  feeds: {
    titel: (was: string, format: string) => `${was} (${format})`,
    subscribe: 'Als RSS-Feed abonnieren',
  },
}
