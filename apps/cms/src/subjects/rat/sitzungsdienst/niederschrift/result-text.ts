import type { Ergebnis } from './types.ts'

/** What is proposed, as a sentence can say it. */
const proposalOf = (papers: readonly string[]) =>
  papers.length === 0
    ? 'Der Vorschlag'
    : `Der Vorschlag der ${papers.length === 1 ? 'Vorlage' : 'Vorlagen'} ${papers.join(', ')}`

const sentences: Record<Ergebnis, (proposal: string) => string> = {
  beschlossen: (proposal) => `${proposal} wird angenommen.`,
  geaendert: (proposal) => `${proposal} wird mit Änderungen angenommen.`,
  abgelehnt: (proposal) => `${proposal} wird abgelehnt.`,
  vertagt: () => 'Der Punkt wird vertagt.',
  verwiesen: () => 'Der Punkt wird an ein anderes Gremium verwiesen.',
  kenntnis: () => 'Das Gremium nimmt Kenntnis.',
  abgesetzt: () => 'Der Punkt wird von der Tagesordnung abgesetzt.',
}

/** The decision of an item as minutes word it; `papers` are numbers of papers its readers may know. */
export const decisionText = (ergebnis: Ergebnis, papers: readonly string[]) =>
  sentences[ergebnis](proposalOf(papers))

/** That members were biased, as minutes have to say it (§ 18 GemO); empty where nobody was. */
export function biasText(befangen: number | null | undefined): string {
  if (typeof befangen !== 'number' || befangen <= 0) return ''
  return befangen === 1
    ? 'Ein Mitglied war befangen und hat weder beraten noch abgestimmt.'
    : `${befangen} Mitglieder waren befangen und haben weder beraten noch abgestimmt.`
}
