import type { Attachment } from '../../../platform/mail/index.ts'
import { drawPaper, openPrinter } from '../belege/index.ts'
import type { Intake } from '../warenkorb/index.ts'

/**
 * Who makes the papers that go with mails about orders: drawn when the mail goes out, from what was
 * kept with the order. The secret signs the codes of tickets.
 */
export function openMailPapers(
  database: Intake,
  secret: string,
): (bestellung: string, anlagen: readonly string[]) => Promise<Attachment[]> {
  const printer = openPrinter()
  return async (bestellung, anlagen) => {
    const papers: Attachment[] = []
    for (const name of anlagen) {
      const paper = await drawPaper(printer, database, { bestellung, name, secret })
      if (paper !== null)
        papers.push({
          filename: paper.datei,
          content: Buffer.from(paper.bytes),
          contentType: 'application/pdf',
        })
    }
    return papers
  }
}
