import type { SeiteContent } from '../../shape.ts'

/** How the festival came about (spec 2.2). */
export const festivalgeschichte: SeiteContent = {
  key: 'rossini-geschichte',
  eltern: 'rossini',
  pageLayout: 'slim',
  pageTheme: 'rossini',
  de: {
    pfad: '/de/rossini/festivalgeschichte/',
    titel: 'Festivalgeschichte',
    beschreibung:
      'Von einer Kiste auf dem Dachboden zum Festival: wie Rossini nach Bad Silberbronn kam.',
    heroImages: [{ bild: 'festival-noten' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `## Die Kiste

Im Februar 1986 sollte das Dach des Kurtheaters neu gedeckt werden. Der Bühnenmeister Alfons Greiner räumte den Dachboden leer und fand hinter einem gemalten Garten eine Kiste mit 31 Orchesterstimmen: „Il barbiere di Siviglia“, in fünf verschiedenen Handschriften abgeschrieben. Auf der Stimme des zweiten Horns steht mit Bleistift: „Regen. Zum vierten Mal. Die Leute lachen trotzdem.“

Die Schreiber waren Kurgäste, die sich 1871 einen verregneten August vertrieben hatten. Ihr Orchester zählte elf Personen, den Barbier sang ein Apotheker.

## Der erste Sommer

1988 spielte das Kurorchester aus genau diesen Stimmen. Geplant war ein einziger Abend, es wurden fünf. Die Dirigentin Walburga Tessin lieh sich die Perücken beim Fasnachtsverein.

## Eine Bühne im Wald

1996 musste das Theater wegen eines Wasserschadens schließen, drei Wochen vor der Premiere. Der Förster schlug die Mulde an der Oberwies vor. Seither spielen wir dort jedes Jahr, inzwischen mit Dach.

## Die Akademie

2003 gründete die Mezzosopranistin Ilaria Benvegnù die Akademie BelCanto. Mehr als 240 junge Sängerinnen und Sänger haben hier gelernt, wie man bei Rossini schnell singt und dabei deutlich bleibt.

## Heute

Das Festival hat vier Spielorte, ein eigenes Orchester, die Camerata Silbertal, und rund 9.000 Gäste im Jahr. Die 31 Stimmen liegen im Stadtarchiv. Zur Premiere holen wir das zweite Horn heraus und stellen es ins Foyer.`,
      },
      {
        slot: 'sidebar',
        template: 'zitat',
        text: 'Regen. Zum vierten Mal. Die Leute lachen trotzdem.',
        quelle: 'Bleistiftnotiz, Stimme des zweiten Horns, 1871',
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'In Zahlen',
        text: `- **1863** Bau des Kurtheaters
- **1871** Abschrift des „Barbiere“
- **1988** Erstes Festival
- **1996** Erster Sommer im Wald
- **2003** Gründung der Akademie`,
      },
    ],
  },
  en: {
    pfad: '/en/rossini/festivalhistory/',
    titel: 'Festival history',
    beschreibung: 'From a crate in the attic to a festival: how Rossini came to Bad Silberbronn.',
    heroImages: [{ bild: 'festival-noten' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `## The crate

In February 1986 the spa theatre was to get a new roof. Clearing the attic, stage manager Alfons Greiner came upon a crate behind a painted garden. In it lay 31 orchestral parts of “Il barbiere di Siviglia”, copied out in five different hands. On the second horn part somebody had written in pencil: “Rain. Fourth time. They laugh all the same.”

The copyists were spa guests whiling away a wet August in 1871. Their orchestra had eleven players, and an apothecary sang the barber.

## The first summer

In 1988 the spa orchestra played from these very parts. One evening had been planned; it turned into five. The conductor, Walburga Tessin, borrowed the wigs from the carnival club.

## A stage in the woods

In 1996 water damage closed the theatre three weeks before the first night. The forester suggested the hollow at Oberwies. We have played there every year since, by now under a roof.

## The academy

In 2003 the mezzo-soprano Ilaria Benvegnù founded the BelCanto Academy. More than 240 young singers have learnt here how to sing Rossini fast and still be understood.

## Today

The festival has four venues, its own orchestra, the Camerata Silbertal, and some 9,000 visitors a year. The 31 parts are kept in the town archive. For the first night we take out the second horn and put it on display in the foyer.`,
      },
      {
        slot: 'sidebar',
        template: 'zitat',
        text: 'Rain. Fourth time. They laugh all the same.',
        quelle: 'Pencil note, second horn part, 1871',
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'In dates',
        text: `- **1863** The spa theatre is built
- **1871** The “Barbiere” is copied out
- **1988** The first festival
- **1996** The first summer in the woods
- **2003** The academy is founded`,
      },
    ],
  },
}
