/** Subject and text of a mail. */
type Written = { betreff: string; text: string }

const letter = (text: string) => `Guten Tag,\n\n${text}\n`

/** Longest subject of a mail; titles are cut to it. */
const longestSubject = 150

const about = (words: string, titel: string) =>
  `${words}: ${titel.replaceAll(/\s+/g, ' ')}`.slice(0, longestSubject)

/** The link that stands in every mail to a writer. */
const ending = (page: string) =>
  `Ändern, verlängern oder abnehmen können Sie Ihre Aushänge hier (der Link ist nur für Sie):\n\n${page}`

/**
 * Asks the owner of an address whether a notice is theirs (double opt-in). What it says stands on the
 * page alone: what a stranger has typed reaches nobody's mailbox (T62).
 */
export const confirmationEmail = (page: string): Written => ({
  betreff: 'Bitte bestätigen: Ihr Aushang am Schwarzen Brett',
  text: letter(`jemand hat diese Adresse angegeben, um etwas ans Schwarze Brett der Stadt zu hängen.

Waren Sie das? Dann sehen Sie sich den Aushang bitte hier an und bestätigen ihn dort:

${page}

Mit demselben Link ändern, verlängern und beenden Sie Ihre Aushänge.

Waren Sie es nicht, müssen Sie nichts tun: Ohne Ihre Bestätigung hängt nichts, und nach sieben Tagen ist alles gelöscht.`),
})

/** Sends the link to one's own notices once more. */
export const linkEmail = (page: string): Written => ({
  betreff: 'Ihr Link zum Schwarzen Brett',
  text: letter(`${ending(page)}

Haben Sie den Link nicht angefordert, müssen Sie nichts tun.`),
})

/** Says that nothing is taken from an address, and why. */
export const blockedWriterEmail = (grund: string, stelle: string): Written => ({
  betreff: 'Ihr Aushang wurde nicht angenommen',
  text: letter(`von dieser Adresse nehmen wir zurzeit keine Aushänge für das Schwarze Brett an.

Grund: ${grund}

Halten Sie das für einen Irrtum, antworten Sie bitte auf diese E-Mail.

${stelle}`),
})

/** Tells the office that a notice waits for it. */
export const waitingEmail = (titel: string, address: string): Written => ({
  betreff: about('Aushang zur Prüfung', titel),
  text: letter(`am Schwarzen Brett wartet ein Aushang auf Sie. Wer ihn geschrieben hat, hat ihn per E-Mail bestätigt.

${address}`),
})

/** Tells a writer that a notice hangs. */
export const hangsEmail = (titel: string, bis: string, page: string): Written => ({
  betreff: about('Ihr Aushang hängt', titel),
  text: letter(`Ihr Aushang „${titel}“ hängt jetzt am Schwarzen Brett, bis einschließlich ${bis}. Eine Woche vorher erinnern wir Sie.

${ending(page)}`),
})

/** Tells a writer that a notice was blocked, and why. */
export const blockedEmail = (titel: string, grund: string, page: string): Written => ({
  betreff: about('Ihr Aushang wurde abgenommen', titel),
  text: letter(`wir haben Ihren Aushang „${titel}“ gesperrt: Er ist am Schwarzen Brett nicht mehr zu sehen.

Grund: ${grund}

Halten Sie das für einen Irrtum, antworten Sie bitte auf diese E-Mail. Ihre Aushänge sehen Sie hier:

${page}`),
})

/** Reminds a writer a week before the end. */
export const reminderEmail = (titel: string, bis: string, page: string): Written => ({
  betreff: about('Ihr Aushang endet bald', titel),
  text: letter(`Ihr Aushang „${titel}“ hängt noch bis einschließlich ${bis}. Danach nehmen wir ihn ab und löschen nach 30 Tagen alles, was dazu gespeichert ist.

Soll er länger hängen? Dann verlängern Sie ihn bitte hier. Ist er erledigt, können Sie ihn dort gleich abnehmen:

${page}`),
})

/** What somebody writes to a writer. */
type Message = {
  titel: string
  name: string
  nachricht: string
  /** Their address, where they want it to be known. */
  email: string | null
}

/** Lines of a stranger are marked, so that none passes for ours. */
const quoted = (text: string) => text.replaceAll(/^/gm, '> ')

/** A message about a notice, on its way to whoever has written it. */
export function messageEmail({ email, nachricht, name, titel }: Message): Written {
  const answer =
    email === null
      ? 'Eine E-Mail-Adresse möchte nicht angegeben werden: Eine Antwort ist nur auf einem Weg möglich, der in der Nachricht steht.'
      : `Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an ${email}, und Ihre Adresse wird dort sichtbar.`
  return {
    betreff: about('Antwort auf Ihren Aushang', titel),
    text: letter(`über das Schwarze Brett der Stadt schreibt Ihnen jemand zu Ihrem Aushang „${titel}“.

Name, wie angegeben: ${name}

${quoted(nachricht)}

${answer}

Wir haben Ihre Adresse nicht weitergegeben. Seien Sie vorsichtig, wenn jemand Geld im Voraus verlangt.`),
  }
}
