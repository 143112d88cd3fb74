import { forAds } from './loaded.ts'

export const AdChoices = forAds.part('AdChoices')
export const AdSlot = forAds.part('AdSlot')
export const Consent = forAds.part('Consent')
