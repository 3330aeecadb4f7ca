import type { AdresseContent, AmtContent } from '../shape.ts'

const ort = { plz: '00375', ort: 'Bad Silberbronn' }

/** Address of the town hall. */
export const rathausAdresse: AdresseContent = {
  gebaeude: { de: 'Rathaus', en: 'Town hall (Rathaus)' },
  strasse: 'Marktplatz 1',
  ...ort,
}
/** Address of the tourist information. */
export const touristAdresse: AdresseContent = {
  gebaeude: { de: 'Wandelhalle im Kurpark', en: 'Pump room (Wandelhalle) in the spa park' },
  strasse: 'Kurparkallee 2',
  ...ort,
}
/** Address of the library. */
export const buergerhausAdresse: AdresseContent = {
  gebaeude: { de: 'Bürgerhaus', en: 'Bürgerhaus community centre' },
  strasse: 'Badgasse 9',
  ...ort,
}
/** Address of the municipal utilities. */
export const stadtwerkeAdresse: AdresseContent = {
  gebaeude: { de: 'Stadtwerke', en: 'Municipal utilities (Stadtwerke)' },
  strasse: 'Talstraße 18',
  ...ort,
}
/** Address of the works department. */
export const bauhofAdresse: AdresseContent = {
  gebaeude: { de: 'Bauhof', en: 'Works depot (Bauhof)' },
  strasse: 'Talstraße 31',
  ...ort,
}

type Haus = Pick<AmtContent, 'adresse' | 'koordinaten' | 'barrierefrei'>

/** Where an office in the town hall is, and how one gets in. */
export const imRathaus: Haus = {
  adresse: rathausAdresse,
  koordinaten: { breite: 48.69214, laenge: 8.46087 },
  barrierefrei: {
    stufenlos: true,
    aufzug: true,
    toilette: true,
    parkplatz: true,
    assistenzhund: true,
    hinweis: {
      de: 'Der stufenlose Eingang liegt unter den Arkaden; der Aufzug ist hinter dem Empfang.',
      en: 'The step-free entrance is below the arcades; the lift is behind the reception.',
    },
  },
}

/** … in the pump room. */
export const inDerWandelhalle: Haus = {
  adresse: touristAdresse,
  koordinaten: { breite: 48.68951, laenge: 8.45832 },
  barrierefrei: {
    stufenlos: true,
    toilette: true,
    parkplatz: true,
    hoeranlage: true,
    assistenzhund: true,
  },
}

/** … in the Bürgerhaus. */
export const imBuergerhaus: Haus = {
  adresse: buergerhausAdresse,
  koordinaten: { breite: 48.69172, laenge: 8.46241 },
  barrierefrei: {
    stufenlos: true,
    toilette: true,
    assistenzhund: true,
    hinweis: {
      de: 'Alles liegt im Erdgeschoss. Die Tür ist schwer, eine Klingel ist rechts daneben.',
      en: 'Everything is on the ground floor. The door is heavy; there is a bell on the right.',
    },
  },
}

/** … at the municipal utilities. */
export const beiDenStadtwerken: Haus = {
  adresse: stadtwerkeAdresse,
  koordinaten: { breite: 48.69603, laenge: 8.46718 },
  barrierefrei: {
    stufenlos: true,
    parkplatz: true,
    hinweis: {
      de: 'Der Kundenservice ist im Erdgeschoss. Einen Aufzug gibt es nicht, wir kommen herunter.',
      en: 'Customer service is on the ground floor. There is no lift; we will come down to you.',
    },
  },
}

/** … in the yard of the works department. */
export const aufDemBauhof: Haus = {
  adresse: bauhofAdresse,
  koordinaten: { breite: 48.69788, laenge: 8.46934 },
  barrierefrei: { stufenlos: true, parkplatz: true },
}
