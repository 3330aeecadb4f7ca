/** What leads to Leichte Sprache and sign language; both are German, and so are these words. */
export const accessTexts = {
  easyRead: 'Leichte Sprache',
  signLanguage: 'Gebärdensprache',
  thisPage: 'Diese Seite in Leichter Sprache',
}
