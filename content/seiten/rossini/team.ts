import type { SeiteContent } from '../../shape.ts'

/** Who makes the festival (spec 2.2). */
export const team: SeiteContent = {
  key: 'rossini-team',
  eltern: 'rossini',
  pageLayout: 'wide',
  pageTheme: 'rossini',
  de: {
    pfad: '/de/rossini/team/',
    titel: 'Team',
    beschreibung: 'Leitung, Akademie und Büro des Rossini-Festivals Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Leitung',
        teaser: [
          {
            titel: 'Dr. Clothilde Sommerau',
            text: 'Intendantin. Kam 2014 als Beleuchterin und kennt deshalb jede Leiter im Haus.',
            bild: 'portrait-sommerau',
          },
          {
            titel: 'Ettore Monteverrano',
            text: 'Künstlerischer Leiter und Dirigent. Probt am liebsten morgens um acht, das Orchester nicht.',
            bild: 'portrait-monteverrano',
          },
          {
            titel: 'Ilaria Benvegnù',
            text: 'Gründerin und Leiterin der Akademie BelCanto, Mezzosopran. Sang die Rosina an neunzehn Häusern.',
            bild: 'portrait-benvegnu',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Bühne und Büro',
        teaser: [
          {
            titel: 'Tommaso Bellandi',
            text: 'Studienleiter. Sitzt bei jeder Probe am Flügel und hat meistens einen Apfel dabei.',
            bild: 'portrait-bellandi',
          },
          {
            titel: 'Hanno Wiesenbrink',
            text: 'Dramaturgie und Übertitel. Reimt auf Deutsch, was Rossini auf Italienisch verdreht.',
            bild: 'portrait-wiesenbrink',
          },
          {
            titel: 'Judith Achterberg',
            text: 'Künstlerisches Betriebsbüro. Weiß, wer wann wo singt und wer gerade erkältet ist.',
            bild: 'portrait-achterberg',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Orchester, Chor und Garderobe',
        text: `Die **Camerata Silbertal** ist das Orchester des Festivals: 34 Musikerinnen und Musiker, von denen zwei Drittel im Kurorchester spielen. Konzertmeisterin ist Aurelie Handschuh. Der **Festivalchor** mit 24 Stimmen wird von Dorothea Imhoff geleitet.

Dazu kommen jeden Sommer rund 60 Freiwillige aus der Stadt, die Karten abreißen, Kostüme ändern, Sänger vom Bahnhof holen und im Wald die Decken ausgeben. Wenn Sie mithelfen möchten: [buero@rossini.bad-silberbronn.example](mailto:buero@rossini.bad-silberbronn.example), Telefon [030 23125-230](tel:+493023125230).`,
        bild: 'festival-garderobe',
        anordnung: 'text-bild',
      },
    ],
  },
  en: {
    pfad: '/en/rossini/rossini-team/',
    titel: 'Team',
    beschreibung: 'Management, academy and office of the Rossini Festival Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Management',
        teaser: [
          {
            titel: 'Dr Clothilde Sommerau',
            text: 'General director. Came in 2014 as a lighting technician and therefore knows every ladder in the house.',
            bild: 'portrait-sommerau',
          },
          {
            titel: 'Ettore Monteverrano',
            text: 'Artistic director and conductor. Likes to rehearse at eight in the morning; the orchestra does not.',
            bild: 'portrait-monteverrano',
          },
          {
            titel: 'Ilaria Benvegnù',
            text: 'Founder and head of the BelCanto Academy, mezzo-soprano. Has sung Rosina in nineteen houses.',
            bild: 'portrait-benvegnu',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Stage and office',
        teaser: [
          {
            titel: 'Tommaso Bellandi',
            text: 'Head of music. Sits at the piano in every rehearsal, usually with an apple at hand.',
            bild: 'portrait-bellandi',
          },
          {
            titel: 'Hanno Wiesenbrink',
            text: 'Dramaturge and surtitles. Puts into German rhyme what Rossini twists in Italian.',
            bild: 'portrait-wiesenbrink',
          },
          {
            titel: 'Judith Achterberg',
            text: 'Artistic administration. Knows who sings what, where and when, and who has just caught a cold.',
            bild: 'portrait-achterberg',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Orchestra, chorus and wardrobe',
        text: `The **Camerata Silbertal** is the festival’s orchestra: 34 musicians, two thirds of whom play in the spa orchestra, led by Aurelie Handschuh. The **festival chorus** of 24 voices is directed by Dorothea Imhoff.

Every summer they are joined by some 60 volunteers from the town, who check tickets, alter costumes, collect singers from the station and hand out blankets in the woods. If you would like to help: [buero@rossini.bad-silberbronn.example](mailto:buero@rossini.bad-silberbronn.example), telephone [+49 30 23125-230](tel:+493023125230).`,
        bild: 'festival-garderobe',
        anordnung: 'text-bild',
      },
    ],
  },
}
