import * as z from 'zod/mini'

/** What is typed in goes into mails: what looks like a link or an address of one is neither. */
const linkish = /https?:|www\.|@/i

/** Countries that give names in the internet (ISO 3166), and the two that are no countries. */
const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'

/** The other endings of names that mails turn into links most. */
const others =
  'com net org info biz int edu gov mil mobi asia jobs travel app dev page xyz top shop store online site website space tech club vip icu live life world work today news email link click cloud host digital media agency blog fun game games one plus group company business services solutions support help center zone network systems software finance financial money cash credit loan loans bank insurance market markets trade trading express delivery sale deals discount gift gifts bid win date review reviews stream download racing party science webcam faith cricket men accountant bond sbs cfd cyou lol quest buzz monster beauty hair skin makeup autos boats homes yachts zip mov ink run wiki social chat video photos pics gallery studio design academy school education care health clinic dental hotel hotels restaurant cafe berlin hamburg koeln cologne bayern nrw ruhr saarland wien tirol swiss gmbh ltd international global'

const endings = new Set([...countries.split(' '), ...others.split(' ')])

/**
 * Words with a dot and more letters right behind it; these are looked at next, too. Looked for at the
 * beginnings of words alone: a megabyte of letters would take minutes from each of them on.
 */
const dotted = /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+)\.(?=(\p{L}{2,})(?![\p{L}\p{N}]))/gu

/** `GmbH & Co.KG` is a firm, and Kirgizstan far. */
const isFirm = (word: string, ending: string) =>
  word.toLowerCase() === 'co' && ending.toLowerCase() === 'kg'

/**
 * True for `bit.ly/3xYz`, which a mail makes a link of by itself; not for `2.Dez`, `z.B.` or
 * `500g.Danke`, where somebody has left out a space.
 */
const hasDomain = (text: string) =>
  [...text.matchAll(dotted)].some(
    ([, word = '', ending = '']) =>
      /\p{L}/u.test(word) && endings.has(ending.toLowerCase()) && !isFirm(word, ending),
  )

/** A text that can carry nobody anywhere (T62). */
export const ohneLink = (schema: z.ZodMiniString) =>
  schema.check(z.refine((text) => !(linkish.test(text) || hasDomain(text)), 'links'))
