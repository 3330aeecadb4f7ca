import type { SeiteContent } from '../../shape.ts'

/** The council at a glance, in both languages; what it writes stands in German. */
export const gemeinderatsseite: SeiteContent = {
  key: 'gemeinderat',
  eltern: 'rathaus',
  pageLayout: 'default',
  de: {
    pfad: '/de/gemeinderat/',
    titel: 'Gemeinderat',
    beschreibung:
      'Sitzungen, Vorlagen und Beschlüsse des Gemeinderats und seiner Ausschüsse, mit allen Mitgliedern.',
    blocks: [
      { slot: 'content', template: 'ratsinfo' },
      {
        slot: 'content',
        template: 'text',
        titel: 'Zuhören und fragen',
        text: `Öffentliche Sitzungen können Sie ohne Anmeldung besuchen. Der Große Sitzungssaal ist mit dem Aufzug zu erreichen, eine Höranlage gibt es am Eingang. In jeder Sitzung des Gemeinderats gehört die erste Viertelstunde den [Fragen der Einwohnerinnen und Einwohner](/de/behoerdenlotse/wegweiser/).

Fragen zu Sitzungen und Unterlagen beantwortet die Geschäftsstelle im [Haupt- und Personalamt](/de/behoerdenlotse/haupt-und-personalamt-id_8/).`,
      },
    ],
  },
  en: {
    pfad: '/en/town-council/',
    titel: 'Town council',
    beschreibung: 'Meetings, papers and decisions of the town council and its committees.',
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `The council and its committees work in German, so agendas, papers and decisions are there in German only. Public meetings are open to everybody, without registration.`,
      },
      { slot: 'content', template: 'ratsinfo' },
    ],
  },
}
