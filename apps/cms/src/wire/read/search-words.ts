/**
 * Words that say nothing about what is meant, in their search form: those of PostgreSQL's German
 * (but «weg», which walkers look for), of questions, and English ones.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `
  a aber alle allem allen aller alles als also am an and ander andere anderem anderen anderer
  anderes anderm andern anderr anders are auch auf aus bei bekomme bekommen bin bis bist brauche da damit dann
  das dass dasselbe dazu dein deine deinem deinen deiner deines dem demselben den denn denselben
  der derer derselbe derselben des desselben dessen dich die dies diese dieselbe dieselben
  diesem diesen dieser dieses dir do doch dort du durch ein eine einem einen einer eines einig
  einige einigem einigen einiger einiges einmal er es etwas euch euer eure eurem euren eurer
  eures for fur gegen gewesen hab habe haben hat hatte hatten hier hin hinter how i ich ihm ihn
  ihnen ihr ihre ihrem ihren ihrer ihres im in indem ins is ist jede jedem jeden jeder jedes
  jene jenem jenen jener jenes jetzt kann kein keine keinem keinen keiner keines konnen konnte
  machen man manche manchem manchen mancher manches mein meine meinem meinen meiner meines mich
  mir mit mochte muss musste my nach need neu nicht nichts noch nun nur ob oder of ohne or our
  sehr sein seine seinem seinen seiner seines selbst sich sie sind so solche solchem solchen
  solcher solches soll sollte sondern sonst the to tun uber um und uns unse unsem unsen unser unsere
  unses unter viel vom von vor wahrend wann want war waren warst was we weil weiter welche
  welchem welchen welcher welches wenn wer werde werden what where wie wieder will wir wird
  wirst wo wollen wollte wurde wurden zu zum zur zwar zwischen
`.match(/\S+/g),
)

const ending = /(?<=.{4})(?:ern|en|er|es|em|e|n|s)$/

/** A word without its ending, so that «Ausweise» finds «Ausweis». */
export const stemOf = (word: string): string => word.replace(ending, '')
