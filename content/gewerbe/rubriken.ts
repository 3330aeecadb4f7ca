import type { RubrikContent } from './shape.ts'

const branche = (key: string, de: string, en: string): RubrikContent => ({
  key,
  art: 'branchen',
  rubrik: { de, en },
})

const unter = (eltern: string, one: RubrikContent): RubrikContent => ({ ...one, eltern })

const ware = (key: string, de: string, en: string): RubrikContent => ({
  key,
  art: 'shop',
  rubrik: { de, en },
})

/** Categories of the business directory and of the shop. */
export const gewerberubriken: RubrikContent[] = [
  branche('parken', 'Parken & Unterwegs', 'Parking & getting around'),
  branche('gasthaus', 'Gasthöfe & Restaurants', 'Inns & restaurants'),
  branche('cafe', 'Cafés & Eis', 'Cafés & ice cream'),
  branche('lebensmittel', 'Bäcker, Metzger & Lebensmittel', 'Bakers, butchers & food'),
  branche('arzt', 'Ärzte & Apotheken', 'Doctors & pharmacies'),
  branche('wohlbefinden', 'Therapie & Wohlbefinden', 'Therapy & well-being'),
  branche('einkaufen', 'Einkaufen', 'Shopping'),
  branche('handwerk', 'Handwerk & Bauen', 'Trades & building'),
  branche('dienste', 'Beratung & Dienste', 'Advice & services'),
  branche('freizeit', 'Sport & Freizeit', 'Sport & leisure'),
  branche('kultur', 'Kultur & Veranstaltungsorte', 'Culture & venues'),
  branche('vereine', 'Vereine & Kirchen', 'Clubs & churches'),
  ware('karten', 'Eintrittskarten', 'Tickets'),
  ware('plakate', 'Plakate & Postkarten', 'Posters & postcards'),
  ware('textilien', 'Textilien', 'Textiles'),
  ware('buecher', 'Bücher & Wanderkarten', 'Books & maps'),
  ware('genuss', 'Aus dem Silbertal', 'From the Silbertal'),
  ware('festival', 'Festival', 'Festival'),
  unter('arzt', branche('apotheke', 'Apotheken', 'Pharmacies')),
  unter('arzt', branche('facharzt', 'Fachärzte', 'Specialists')),
  unter('lebensmittel', branche('erzeuger', 'Hofläden & Erzeuger', 'Farm shops & producers')),
]
