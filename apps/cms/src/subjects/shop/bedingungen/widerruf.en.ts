import type { RichText } from '@kurstadt/contract'
import { absatz, type Eingesetzt, liste, titel, type Widerrufstexte } from './wort.ts'

const belehrung = ({ adresse, verkaeufer }: Eingesetzt): RichText => [
  titel('Right of withdrawal'),
  absatz(
    'You have the right to withdraw from this contract within 14 days without giving any reason.',
  ),
  absatz(
    'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
  ),
  absatz(
    `To exercise the right of withdrawal, you must inform us (${verkaeufer}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
  ),
  absatz(
    `You can also exercise your right of withdrawal online at ${adresse}. If you use this online function, we will send you an acknowledgement of receipt on a durable medium (e.g. by e-mail) without undue delay, which includes the content of the withdrawal statement and the date and time of its receipt.`,
  ),
  absatz(
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  ),
  titel('Effects of withdrawal'),
  absatz(
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
  ),
  absatz(
    'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
  ),
  absatz(
    'You shall send back the goods or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.',
  ),
  absatz('You will have to bear the direct cost of returning the goods.'),
  absatz(
    'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
  ),
  titel('What you cannot withdraw from'),
  absatz('Under § 312g (2) BGB there is no right of withdrawal from contracts for'),
  liste(
    'leisure events on a specific date or within a specific period: tickets cannot be returned.',
    'goods that spoil quickly or whose use-by date would soon pass.',
    'sealed goods that cannot be returned for reasons of health protection or hygiene once their seal has been broken after delivery.',
    'goods made to your specifications.',
  ),
  absatz('Every article to which this applies says so before you order.'),
]

const formular = ({ verkaeufer }: Eingesetzt): RichText => [
  absatz('Complete and return this form only if you wish to withdraw from the contract.'),
  absatz(`To ${verkaeufer}:`),
  liste(
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*): ______________________________',
    'Ordered on (*) / received on (*): ______________________________',
    'Name of consumer(s): ______________________________',
    'Address of consumer(s): ______________________________',
    'Signature of consumer(s) (only if this form is notified on paper): ______________________________',
    'Date: ______________________________',
  ),
  absatz('(*) Delete as appropriate.'),
]

/**
 * The instruction on withdrawal and its form in English: the words of directive 2011/83/EU as amended
 * by directive (EU) 2023/2673, annex I, where it has any.
 */
export const widerrufEn = (eingesetzt: Eingesetzt): Widerrufstexte => ({
  belehrung: belehrung(eingesetzt),
  formular: formular(eingesetzt),
})
