/** Subject and text of a mail. */
type Written = { betreff: string; text: string }
type Pages = { de: string; en: string }

/** Longest subject of a mail; titles are cut to it. */
const longestSubject = 150

const about = (words: string, titel: string) =>
  `${words}: ${titel.replaceAll(/\s+/g, ' ')}`.slice(0, longestSubject)

const letter = (text: string, stelle: string) =>
  `Guten Tag,\n\n${text}\n${stelle === '' ? '' : `\nViele Grüße\n${stelle}\n`}`

const links = ({ de, en }: Pages) => `${de}

In English: ${en}

Der Link ist nur für Sie. Bitte geben Sie ihn nicht weiter.`

type Entry = { titel: string; bis: string; pages: Pages; stelle: string }

/** Invites a partner to keep their own entry. */
export const invitationEmail = ({ bis, pages, stelle, titel }: Entry): Written => ({
  betreff: about('Bitte prüfen Sie Ihren Eintrag', titel),
  text: letter(
    `auf der Website der Stadt steht ein Eintrag über Ihr Haus: „${titel}“. Was dort steht, wissen Sie am besten. Bitte sehen Sie es sich an; ein Konto brauchen Sie dafür nicht:

${links(pages)}

Stimmt alles, genügt ein Klick. Ändern Sie etwas, sehen wir es durch und übernehmen es. Der Link gilt bis ${bis}. Zweimal im Jahr schicken wir Ihnen einen neuen; auf der Seite können Sie das beenden.`,
    stelle,
  ),
})

/** Reminds a partner twice a year. */
export const reminderEmail = ({ bis, pages, stelle, titel }: Entry): Written => ({
  betreff: about('Stimmt Ihr Eintrag noch?', titel),
  text: letter(
    `stimmt noch, was auf der Website der Stadt über „${titel}“ steht? Hier sehen Sie nach, bestätigen es mit einem Klick oder ändern es:

${links(pages)}

Der Link gilt bis ${bis}, frühere gelten nicht mehr. Möchten Sie keine Erinnerungen, beenden Sie sie auf der Seite.`,
    stelle,
  ),
})

/** Tells the office that a partner has sent something. */
export const waitingEmail = (titel: string, address: string): Written => ({
  betreff: about('Vorschlag zu einem Eintrag', titel),
  text: letter(
    `zu „${titel}“ wurden Änderungen vorgeschlagen. Alt und neu stehen nebeneinander am Eintrag:\n\n${address}`,
    '',
  ),
})

/** Tells a partner that what they sent was not taken over, and why. */
export const declinedEmail = (
  titel: string,
  grund: string,
  { pages, stelle }: Pick<Entry, 'pages' | 'stelle'>,
): Written => ({
  betreff: about('Ihre Änderung wurde nicht übernommen', titel),
  text: letter(
    `Ihre Änderung am Eintrag „${titel}“ haben wir nicht übernommen.

Grund: ${grund}

Sie können sie hier noch einmal ändern und senden:

${links(pages)}

Halten Sie das für einen Irrtum, antworten Sie bitte auf diese E-Mail.`,
    stelle,
  ),
})
