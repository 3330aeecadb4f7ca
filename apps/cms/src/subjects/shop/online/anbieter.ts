/** A payment as its provider tells of it. */
export type Auskunft = {
  id: string
  /** What the provider calls its state. */
  stand: 'offen' | 'bezahlt' | 'abgebrochen' | 'abgelaufen' | 'gescheitert'
  cent: number
  waehrung: string
  /** The order that it was begun for, as the provider kept it. */
  bestellung: string | null
  /** What went back of it, and what a bank has fetched back. */
  erstattet_cent: number
  zurueckgebucht_cent: number
  /** Where one pays it; null where it cannot be paid any more. */
  adresse: string | null
}

/** A payment to be begun. */
export type Vorhaben = {
  cent: number
  /** What stands on somebody's account statement. */
  zweck: string
  bestellung: string
  sprache: 'de' | 'en'
  /** Where the provider leads back to, and whom it tells; nobody where it could not reach them. */
  zurueck: string
  melden: string | null
  /** The same one twice is one payment. */
  schluessel: string
}

/** Money that goes back. */
export type Rueckzahlung = { id: string; cent: number; zweck: string; schluessel: string }

/**
 * A provider of online payments. What it says is looked at, and believed only as far as it fits what
 * we know. Throws `AnbieterError`.
 */
export type Anbieter = {
  beginnen(vorhaben: Vorhaben): Promise<Auskunft>
  fragen(id: string): Promise<Auskunft>
  erstatten(rueckzahlung: Rueckzahlung): Promise<void>
}

/** Nobody answers in time, the answer is a refusal, or it is none that one could read. */
export type Stoerung = 'weg' | 'abgelehnt' | 'unlesbar'

/** A question to the provider that came to nothing. */
export class AnbieterError extends Error {
  override name = 'AnbieterError'
  readonly stoerung: Stoerung

  constructor(stoerung: Stoerung, message: string, options?: ErrorOptions) {
    super(message, options)
    this.stoerung = stoerung
  }
}
