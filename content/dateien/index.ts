import type { Saison } from '../saison.ts'
import type { DateiContent } from '../shape.ts'
import { aemterliste } from './aemterliste.ts'
import { bauplatzvergabe, bebauungsplanHalde, bebauungsplanWiesen } from './bauplaetze.ts'
import { haushaltssatzung, talstrasse } from './bekanntmachungen.ts'
import { pdfOf } from './dokument.ts'
import { festivalprogramm } from './festivalprogramm.ts'
import { kurtaxe, wanderungen } from './texte.ts'

/** All files to download. */
export const dateienAm = (saison: Saison): DateiContent[] => [
  {
    key: 'wanderempfehlungen',
    dateiname: 'wanderempfehlungen.pdf',
    titel: {
      de: 'Wanderempfehlungen rund um Bad Silberbronn',
      en: 'Recommended walks around Bad Silberbronn',
    },
    pdf: () => pdfOf(wanderungen),
  },
  {
    key: 'kurtaxe-satzung',
    dateiname: 'kurtaxe-satzung.pdf',
    titel: {
      de: 'Satzung über die Erhebung der Kurtaxe (Auszug)',
      en: 'By-law on the visitor’s tax (extract)',
    },
    pdf: () => pdfOf(kurtaxe),
  },
  {
    key: 'aemterliste',
    dateiname: 'aemter-und-telefonnummern.pdf',
    titel: { de: 'Ämter und Telefonnummern', en: 'Offices and telephone numbers' },
    pdf: () => pdfOf(aemterliste),
  },
  {
    key: 'talstrasse-entwurf',
    dateiname: 'talstrasse-erlaeuterung.pdf',
    titel: { de: 'Umgestaltung der Talstraße, Erläuterung', en: 'Talstraße, notes on the draft' },
    pdf: () => pdfOf(talstrasse),
  },
  {
    key: 'haushaltssatzung',
    dateiname: 'haushaltssatzung.pdf',
    titel: { de: 'Haushaltssatzung', en: 'Budget by-law (in German)' },
    pdf: () => pdfOf(haushaltssatzung),
  },
  {
    key: 'rossini-programm',
    dateiname: 'rossini-festival-programm.pdf',
    titel: { de: 'Programm des Rossini-Festivals', en: 'Rossini Festival programme' },
    pdf: () => pdfOf(festivalprogramm(saison)),
  },
  {
    key: 'bauplatzvergabe',
    dateiname: 'richtlinien-bauplatzvergabe.pdf',
    titel: {
      de: 'Richtlinien für die Vergabe von Bauplätzen',
      en: 'Guidelines on allocating plots',
    },
    pdf: () => pdfOf(bauplatzvergabe),
  },
  {
    key: 'bebauungsplan-obere-halde',
    dateiname: 'bebauungsplan-obere-halde.pdf',
    titel: { de: 'Bebauungsplan „Obere Halde“', en: 'Development plan “Obere Halde”' },
    pdf: () => pdfOf(bebauungsplanHalde),
  },
  {
    key: 'bebauungsplan-muehlbachwiesen',
    dateiname: 'bebauungsplan-muehlbachwiesen.pdf',
    titel: { de: 'Bebauungsplan „Mühlbachwiesen“', en: 'Development plan “Mühlbachwiesen”' },
    pdf: () => pdfOf(bebauungsplanWiesen),
  },
]
