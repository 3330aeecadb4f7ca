import type { ArchivDokument, IntranetRubrik, IntranetText } from '../entities/intranet.ts'
import { dokumentExamples } from './rat.ts'
import { richTextExamples } from './rich-text.ts'

const personal = { id: 2, rubrik: 'Personal und Arbeitszeit', url: 'personal' }

/** Categories of the intranet by name. */
export const intranetRubrikExamples = {
  typical: { ...personal, sprache: 'de', taggingpfad: 'intranet/personal', sortierung: 10 },
} satisfies Record<string, IntranetRubrik>

const typicalText: IntranetText = {
  id: 31,
  sprache: 'de',
  titel: 'Urlaub für das kommende Jahr eintragen',
  text: richTextExamples.typical,
  datum_von: '2027-11-18',
  rubrik: personal,
  dateien: [dokumentExamples.typical],
  sortierung: 0,
}

/** Texts of the intranet by name. */
export const intranetTextExamples = {
  typical: typicalText,
  minimal: { ...typicalText, id: 32, titel: 'Kantine zu', text: [], dateien: [] },
  'long-words': {
    ...typicalText,
    id: 33,
    titel: 'Arbeitszeitgestaltungsdienstvereinbarungsentwurfsabstimmung',
    text: richTextExamples['long-words'],
    dateien: [dokumentExamples['long-words']],
  },
} satisfies Record<string, IntranetText>

const typicalDocument: ArchivDokument = {
  id: 5,
  sprache: 'de',
  titel: 'Arbeitszeit und Gleitzeit',
  thema: { id: 1, thema: 'Dienstvereinbarungen' },
  downloadtext: 'ersetzt die Fassung von 2019',
  stand: '2027-02-01',
  gueltig_von: '2027-03-01',
  gueltig_bis: '2029-02-28',
  datei: dokumentExamples.typical,
}

/** Documents of the archive by name. */
export const archivDokumentExamples = {
  typical: typicalDocument,
  minimal: {
    ...typicalDocument,
    id: 6,
    thema: null,
    downloadtext: null,
    stand: null,
    gueltig_von: null,
    gueltig_bis: null,
    datei: null,
  },
} satisfies Record<string, ArchivDokument>
