import type { RichText } from '@kurstadt/contract'
import { absatz, type Eingesetzt, liste, titel, type Widerrufstexte } from './wort.ts'

const belehrung = ({ adresse, verkaeufer }: Eingesetzt): RichText => [
  titel('Widerrufsrecht'),
  absatz(
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  ),
  absatz(
    'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.',
  ),
  absatz(
    `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${verkaeufer}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
  ),
  absatz(
    `Sie können Ihr Widerrufsrecht auch online unter ${adresse} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. per E-Mail) unverzüglich eine Eingangsbestätigung, die Informationen zum Inhalt der Widerrufserklärung sowie zu Datum und Uhrzeit ihres Eingangs enthält.`,
  ),
  absatz(
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  ),
  titel('Folgen des Widerrufs'),
  absatz(
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
  ),
  absatz(
    'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
  ),
  absatz(
    'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.',
  ),
  absatz('Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.'),
  absatz(
    'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
  ),
  titel('Wofür es kein Widerrufsrecht gibt'),
  absatz('Nach § 312g Absatz 2 BGB besteht kein Widerrufsrecht bei Verträgen über'),
  liste(
    'Freizeitveranstaltungen an einem bestimmten Tag oder in einem bestimmten Zeitraum: Eintrittskarten können nicht widerrufen werden.',
    'Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde.',
    'versiegelte Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde.',
    'Waren, die nach Ihren Angaben angefertigt werden.',
  ),
  absatz('Bei jedem Artikel, für den das gilt, steht es dabei, bevor Sie bestellen.'),
]

const formular = ({ verkaeufer }: Eingesetzt): RichText => [
  absatz(
    'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
  ),
  absatz(`An ${verkaeufer}:`),
  liste(
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*): ______________________________',
    'Bestellt am (*) / erhalten am (*): ______________________________',
    'Name des/der Verbraucher(s): ______________________________',
    'Anschrift des/der Verbraucher(s): ______________________________',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier): ______________________________',
    'Datum: ______________________________',
  ),
  absatz('(*) Unzutreffendes streichen.'),
]

/**
 * The instruction on withdrawal and its form as the law words them (annexes 1 and 2 to article 246a
 * EGBGB as of 19 June 2026), for goods of one order that may come in several parcels.
 */
export const widerrufDe = (eingesetzt: Eingesetzt): Widerrufstexte => ({
  belehrung: belehrung(eingesetzt),
  formular: formular(eingesetzt),
})
