import type { Heard } from './heard.ts'

/** A character is itself: no machine talk, nobody else's voice, no obeying. A person whom it answers may hear that it is an AI. */
export const roleFault = (
  sentence: string,
  { others, labels, isToPerson }: Pick<Heard, 'others' | 'labels' | 'isToPerson'>,
): string | null => {
  if (machineTalk.test(sentence) || (!isToPerson && saysThatItIsAi.test(sentence)))
    return 'it talks about itself as a machine'
  const speaker = /^\s*["“[]?@?([\p{L}_ -]{1,30})\]?:\s/u.exec(sentence)?.[1]?.trim().toLowerCase()
  if (speaker && (labels.includes(speaker) || roles.has(speaker) || notice.test(speaker)))
    return 'it speaks as somebody else'
  if (renamed.test(sentence)) return 'it speaks as somebody else'
  const claimed = /\b(?:i am|i'm|this is|my name is) @?([\p{L}_-]+)/iu
    .exec(sentence)?.[1]
    ?.toLowerCase()
  return claimed && others.includes(claimed) ? 'it speaks as somebody else' : null
}

const roles = new Set([
  'system',
  'assistant',
  'user',
  'developer',
  'human',
  'admin',
  'moderator',
  'tool',
  'function',
  'action',
  'observation',
  'thought',
  'output',
  'response',
  'answer',
  'q',
  'a',
])
const notice =
  /^(?:moderator|admin|system|developer|staff|site|scout)\S* (?:note|notice|message|announcement|update|override|alert)$/
/** Another name, or a person's life. */
const renamed =
  /\b[Mm]y name is\b|\b(?:[Yy]ou (?:can|may) )call me \p{Lu}|\bI(?: am|['’]m) now (?:an? )?\p{Lu}|\b[Ff]rom now on,? I\b|\bI(?: am|['’]m) (?:only |just |really |actually )?(?:an? )?(?:real |living |actual )?(?:human(?: being)?|person|man|woman)\b/u
const saysThatItIsAi = /\bi(?:['’]m| am) (?:an? )?(?:ai|bot)\b/i
const machineTalk =
  /\b(?:as an? (?:large )?(?:ai|language|assistant)\b|as a large (?:model|neural)|language model|(?:my|your|these|previous|prior|above|system) (?:system )?(?:prompts?|instructions?|guidelines|rules were)|\bmy (?:own )?(?:rules|orders|task|guidelines) (?:say|are|is|tell|forbid|allow)|\bi (?:was|am|have been|'ve been) (?:told|instructed|programmed|prompted|trained)\b|i(?:'m| am) (?:an? )?(?:assistant|chatbot|gpt|claude|gemini|llama)\b|i (?:can't|cannot|can not|won't|am unable to) (?:assist|comply|help with|fulfil|provide)|knowledge cutoff|developer mode|jailbr(?:eak|oken)|do anything now)/i
