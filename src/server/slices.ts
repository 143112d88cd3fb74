// Written by `npm run lists` from the files that there are; a test holds it against them.
import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'
import { passkeyRoutes } from './accounts/passkeys/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { secondStepRoutes } from './accounts/second-step/routes.ts'
import { tokenRoutes } from './accounts/tokens/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { adsRoutes } from './ads/routes.ts'
import { aiRoutes } from './ai/routes.ts'
import { argumentRoutes } from './arguments/routes.ts'
import { characterRoutes } from './characters/routes.ts'
import { completionRoutes } from './completions/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { followingRoutes } from './following/routes.ts'
import { hidingRoutes } from './hiding/routes.ts'
import { imageRoutes } from './image-proxy/routes.ts'
import { installingRoutes } from './installing/routes.ts'
import { libraryRoutes } from './library/routes.ts'
import { liveRoute } from './live/routes.ts'
import { markRoutes } from './marks/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { mindRoutes } from './minds/routes.ts'
import { modelRoutes } from './models/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { movedRoutes } from './moved/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { settingsRoutes } from './people/settings-routes.ts'
import { pollRoutes } from './polls/routes.ts'
import { popularRoutes } from './popular/routes.ts'
import { reviseRoutes } from './posts/revise-routes.ts'
import { postRoutes } from './posts/routes.ts'
import { readerRoutes } from './readers/routes.ts'
import { scoutRoutes } from './scout/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { seoRoutes } from './seo/routes.ts'
import { previewRoutes } from './share-pictures/routes.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { steelmanRoutes } from './steelman/routes.ts'
import { storyRoutes } from './stories/routes.ts'
import { topicRoutes } from './topics/routes.ts'
import { trendingRoutes } from './trending/routes.ts'

type Mount = (app: FastifyInstance, services: Services) => void | Promise<void>

/** What mounts the calls of each slice. */
export const slices: readonly Mount[] = [
  passkeyRoutes,
  accountRoutes,
  secondStepRoutes,
  tokenRoutes,
  adminRoutes,
  adsRoutes,
  aiRoutes,
  argumentRoutes,
  characterRoutes,
  completionRoutes,
  contactRoutes,
  draftRoutes,
  feedRoutes,
  followingRoutes,
  hidingRoutes,
  imageRoutes,
  installingRoutes,
  libraryRoutes,
  liveRoute,
  markRoutes,
  mediaRoutes,
  metricsRoutes,
  mindRoutes,
  modelRoutes,
  moderationRoutes,
  movedRoutes,
  notificationRoutes,
  oidcRoutes,
  peopleRoutes,
  settingsRoutes,
  pollRoutes,
  popularRoutes,
  reviseRoutes,
  postRoutes,
  readerRoutes,
  scoutRoutes,
  searchRoutes,
  seoRoutes,
  previewRoutes,
  sharingRoutes,
  steelmanRoutes,
  storyRoutes,
  topicRoutes,
  trendingRoutes,
]
