// Written by `npm run tables` from the migrated schema; a test holds it against the schema.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Json = ColumnType<unknown, string, string>

export type AccessTokensTable = {
  token_hash: Buffer
  user_id: string
  name: string
  scopes: string[]
  created_at: Date
  last_used_at: Date | null
  expires_at: Date
}

export type AiChangesTable = {
  id: GeneratedAlways<number>
  user_id: string | null
  subject: string
  summary: Generated<string>
  created_at: Generated<Date>
  what: Json
}

export type AuditLogTable = {
  id: number
  at: Date
  actor: string
  action: string
  subject: string
  details: ColumnType<unknown, string | undefined, string>
  previous_hash: Buffer
  hash: Buffer
}

export type AuthenticatorsTable = {
  user_id: string
  sealed_secret: string
  created_at: Date
  confirmed_at: Date | null
  last_step: Generated<number>
}

export type BookmarksTable = {
  user_id: string
  post_id: number
  created_at: Generated<Date>
}

export type BreakersTable = {
  provider: string
  model: string
  outcomes: Generated<boolean[]>
  opened_at: Date | null
  probe_until: Date | null
}

export type BudgetsTable = {
  scope: string
  day: string
  spent_microusd: Generated<number>
  reserved_microusd: Generated<number>
}

export type CastingsTable = {
  id: GeneratedAlways<number>
  post_id: number
  comment_id: number | null
}

export type CharacterVersionsTable = {
  character_id: string
  version: number
  persona: Json
  created_by: string | null
  created_at: Generated<Date>
  restored_from: number | null
}

export type CharactersTable = {
  id: string
  position: number
  is_enabled: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export type ClaimsTable = {
  id: GeneratedAlways<number>
  comment_id: number
  post_id: number
  character_id: string | null
  aspect: string
  polarity: number
  quote: string
  created_at: Generated<Date>
  label: string | null
}

export type CommentLikesTable = {
  comment_id: number
  user_id: string
  created_at: Generated<Date>
}

export type CommentVersionsTable = {
  id: GeneratedAlways<number>
  comment_id: number
  content: string
  written_at: Date
}

export type CommentsTable = {
  id: GeneratedAlways<number>
  post_id: number
  parent_id: number | null
  user_id: string | null
  character_id: string | null
  content: string
  likes_count: Generated<number>
  ai_depth: Generated<number>
  act: string | null
  stance: number | null
  quote: string | null
  is_degraded: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
  fingerprint: number | null
  is_by_model: Generated<boolean>
  unchecked: Generated<string[]>
  answers_crux: Generated<boolean>
  has_pictures: Generated<boolean>
}

export type ConclusionsTable = {
  post_id: number
  position: number
  kind: string
  says: string
  comment_ids: number[]
}

export type ContactMessagesTable = {
  id: GeneratedAlways<number>
  name: string
  email: string
  subject: string
  message: string
  created_at: Generated<Date>
  answered_at: Date | null
  answered_by: string | null
  sender_id: string | null
}

export type CrossPostsTable = {
  id: GeneratedAlways<number>
  user_id: string | null
  platforms: string[]
  content_length: number
  hashtags: string[]
  created_at: Generated<Date>
}

export type DebateStancesTable = {
  debate_id: string
  user_id: string
  stance: number
  stated_at: Date
}

export type DraftsTable = {
  id: GeneratedAlways<number>
  user_id: string
  post_id: number | null
  parent_id: number | null
  content: string
  version: Generated<number>
  updated_at: Date
}

export type EmailTokensTable = {
  token_hash: Buffer
  user_id: string
  purpose: string
  email: string
  expires_at: Date
  created_at: Generated<Date>
}

export type EventsTable = {
  id: GeneratedAlways<number>
  xact_id: Generated<string>
  kind: string
  payload: Json
  user_id: string | null
  created_at: Generated<Date>
}

export type EvergreenUsesTable = {
  prompt_id: string
  post_id: number | null
  used_at: Generated<Date>
}

export type FollowsTable = {
  follower_id: string
  followed_id: string
  created_at: Generated<Date>
}

export type ForecastRulingsTable = {
  character_id: string
  text_id: string
  verdict: string
  reason: string
  ruled_by: string | null
  ruled_at: Date
}

export type ForecastVotesTable = {
  character_id: string
  text_id: string
  user_id: string
  verdict: string
  voted_at: Date
}

export type HeldTextsTable = {
  id: GeneratedAlways<number>
  user_id: string
  post_id: number | null
  parent_id: number | null
  content: string
  ai_seats: Generated<string>
  fingerprint: number | null
  doubts: string[]
  created_at: Date
  thing: string
  comment_id: number | null
  more: Json
}

export type HidingsTable = {
  user_id: string
  person_id: string | null
  character_id: string | null
  kind: string
  created_at: Generated<Date>
}

export type IdempotencyKeysTable = {
  user_id: string
  key: string
  fingerprint: string
  post_id: number | null
  comment_id: number | null
  created_at: Generated<Date>
}

export type LibrarySwitchesTable = {
  text_id: string
  switched_by: string | null
  switched_at: Date
}

export type LimitHitsTable = {
  key: string
  window_start: Date
  hits: number
}

export type LinkCardsTable = {
  id: GeneratedAlways<number>
  url: string
  state: Generated<string>
  title: string | null
  site: string | null
  image_url: string | null
  failure: string | null
  asked_at: Date
  fetched_at: Date | null
}

export type LinkedSignInsTable = {
  id: GeneratedAlways<number>
  user_id: string
  issuer: string
  subject: string
  created_at: Date
}

export type MemoriesTable = {
  id: GeneratedAlways<number>
  character_id: string
  kind: string
  content: string
  importance: Generated<number>
  post_id: number | null
  user_id: string | null
  created_at: Generated<Date>
}

export type MindsTable = {
  id: GeneratedAlways<number>
  post_id: number
  user_id: string
  says: string
  fingerprint: number | null
  created_at: Date
}

export type ModerationDecisionsTable = {
  id: GeneratedAlways<number>
  user_id: string
  action: string
  thing: string
  thing_id: string
  content: string
  held: Json
  fingerprint: number | null
  reason: string
  until: Date | null
  created_at: Date
  read_at: Date | null
  appeal: string | null
  appealed_at: Date | null
  outcome: string | null
  answer: string | null
  answered_at: Date | null
  is_removal: Generated<boolean>
}

export type MovedNotesTable = {
  id: GeneratedAlways<number>
  post_id: number
  comment_id: number
  user_id: string
  author_id: string | null
  character_id: string | null
  why: string
  fingerprint: number | null
  created_at: Date
}

export type MutedWordsTable = {
  user_id: string
  word: string
}

export type NotificationCausesTable = {
  notification_id: number
  person_id: string | null
  character_id: string | null
  comment_id: number | null
  at: Date
}

export type NotificationChoicesTable = {
  user_id: string
  ai_replies: Generated<string>
  likes: Generated<boolean>
  follows: Generated<boolean>
  mail: Generated<string>
  mailed_at: Date | null
  followed_people: Generated<boolean>
  followed_topics: Generated<boolean>
}

export type NotificationsTable = {
  id: GeneratedAlways<number>
  user_id: string
  kind: string
  about: string
  post_id: number | null
  comment_id: number | null
  is_quiet: Generated<boolean>
  created_at: Date
  updated_at: Date
  read_at: Date | null
}

export type PasskeysTable = {
  id: GeneratedAlways<number>
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
  is_synced: boolean
  name: string
  created_at: Date
  last_used_at: Date | null
}

export type PeoplePointsTable = {
  comment_id: number
  debate_id: string
  author_id: string
  state: Generated<string>
  side: string | null
  says: string | null
  reason: string | null
  words_md5: string | null
  nominated_at: Date
  decided_at: Date | null
}

export type PictureFilesGoneTable = {
  id: string
  created_at: Generated<Date>
}

export type PicturesTable = {
  id: string
  user_id: string
  kind: string
  width: number
  height: number
  created_at: Generated<Date>
  bytes: Generated<number>
  post_id: number | null
  comment_id: number | null
  place: Generated<number>
  alt: Generated<string>
}

export type PointVotesTable = {
  debate_id: string
  point_id: string
  user_id: string
  vote: string
  voted_at: Date
}

export type PollVotesTable = {
  post_id: number
  user_id: string
  option: number
  first_option: number
  created_at: Date
  updated_at: Date
}

export type PollsTable = {
  post_id: number
  options: string[]
  ends_at: Date
  is_ended: Generated<boolean>
  counts: number[]
  first_counts: number[]
  ballots: Generated<number>
  created_at: Date
}

export type PostDebatesTable = {
  post_id: number
  debate_id: string | null
  related_id: string | null
  related_question: string | null
  score: number
  note: string | null
  fingerprint: string
  bound_at: Date
}

export type PostLikesTable = {
  post_id: number
  user_id: string
  created_at: Generated<Date>
}

export type PostSharesTable = {
  user_id: string
  key: string
  post_id: number
  created_at: Generated<Date>
}

export type PostTagsTable = {
  post_id: number
  tag: string
  position: number
  created_at: Generated<Date>
}

export type PostVersionsTable = {
  id: GeneratedAlways<number>
  post_id: number
  content: string
  written_at: Date
}

export type PostsTable = {
  id: GeneratedAlways<number>
  user_id: string
  content: string
  image_url: string | null
  ai_seats: Generated<string>
  likes_count: Generated<number>
  shares_count: Generated<number>
  comments_count: Generated<number>
  ai_comments_count: Generated<number>
  source: string | null
  locked_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
  categories: string[] | null
  fingerprint: number | null
  has_pictures: Generated<boolean>
  link_url: string | null
}

export type PushSubscriptionsTable = {
  endpoint: string
  user_id: string
  p256dh: string
  auth: string
  created_at: Generated<Date>
}

export type ReaderStancesTable = {
  post_id: number
  user_id: string
  before: number
  after: number | null
  credited_comment_id: number | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type ReceiptsTable = {
  comment_id: number
  why: Json
  plan: Json
  provider: string
  model: string
  seen_comment_ids: Generated<number[]>
  input_tokens: Generated<number>
  output_tokens: Generated<number>
  cost_microusd: Generated<number>
  duration_ms: Generated<number>
  attempts: Generated<number>
  created_at: Generated<Date>
  model_hash: string | null
  tokens_per_second: number | null
}

export type RecoveryCodesTable = {
  code_hash: Buffer
  user_id: string
}

export type RepliesTable = {
  id: GeneratedAlways<number>
  post_id: number
  cause_comment_id: number | null
  character_id: string
  wave: number
  is_forced: Generated<boolean>
  why: ColumnType<unknown, string | undefined, string>
  state: Generated<string>
  reason: string | null
  comment_id: number | null
  attempts: Generated<number>
  due_at: Generated<Date>
  created_at: Generated<Date>
  settled_at: Date | null
  reason_about: string | null
}

export type ReportsTable = {
  id: GeneratedAlways<number>
  reporter_id: string | null
  post_id: number | null
  comment_id: number | null
  story_id: number | null
  person_id: string | null
  reason: string
  details: Generated<string>
  created_at: Date
  settled_at: Date | null
  moved_id: number | null
  steelman_id: number | null
  mind_id: number | null
}

export type ReservationsTable = {
  id: string
  scopes: string[]
  day: string
  microusd: number
  created_at: Generated<Date>
}

export type ScoutHostsTable = {
  host: string
  free_at: Date
}

export type ScoutItemsTable = {
  id: GeneratedAlways<number>
  source_id: string
  key: string
  kind: string
  title: string
  url: string
  publisher: string
  story: string | null
  magnitude: number | null
  published_at: Date | null
  rank: number
  weight: number
  top_rounds: Generated<number>
  verdict: string
  topic_id: number | null
  first_seen_at: Date
  last_seen_at: Date
}

export type ScoutSourcesTable = {
  id: string
  is_added: Generated<boolean>
  is_on: boolean | null
  off_reason: string | null
  asked_url: string | null
  etag: string | null
  last_modified: string | null
  asked_at: Date | null
  succeeded_at: Date | null
  next_at: Date | null
  retry_after: Date | null
  failures: Generated<number>
  misshapen: Generated<number>
  last_error: string | null
  items_count: Generated<number>
  created_at: Generated<Date>
  switched_off_at: Date | null
}

export type ScoutTopicsTable = {
  id: GeneratedAlways<number>
  title: string
  hashtag: string | null
  category: string | null
  state: Generated<string>
  observed: Generated<number>
  baseline: Generated<number>
  score: Generated<number>
  debatability: Generated<number>
  similarity: Generated<number>
  publishers: Generated<number>
  weighed_at: Date | null
  post_id: number | null
  decided_by: string | null
  decided_at: Date | null
  first_seen_at: Date
  last_seen_at: Date
  queued_at: Date | null
}

export type SearchProgressTable = {
  kind: string
  last_id: Generated<number>
}

export type SearchWordsTable = {
  word: string
  stem: string
  uses: Generated<number>
}

export type SeoKeywordsTable = {
  id: GeneratedAlways<number>
  keyword: string
  category: Generated<string>
  search_volume: number | null
  trend: string | null
  difficulty: number | null
  created_at: Generated<Date>
  impressions: number | null
  clicks: number | null
}

export type SeoPerformanceTable = {
  keyword_id: number
  day: string
  organic_traffic: Generated<number>
  seconds_on_page: Generated<number>
  conversions: Generated<number>
  engaged: Generated<number>
}

export type SeoRecommendationsTable = {
  id: GeneratedAlways<number>
  key: string
  priority: string
  type: string
  recommendation: string
  current_value: string
  suggested_value: string
  estimated_impact: string
  implemented_at: Date | null
  created_at: Generated<Date>
}

export type SessionsTable = {
  token_hash: Buffer
  user_id: string
  user_agent: Generated<string>
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  confirmed_at: Generated<Date>
}

export type SettingsTable = {
  key: string
  value: Json
  updated_at: Generated<Date>
}

export type SpellingsTable = {
  tag: string
  topic: string
}

export type SpentChallengesTable = {
  challenge_hash: Buffer
  expires_at: Date
}

export type SpokenTextsTable = {
  comment_id: number
  post_id: number
  text_id: string
  spoken_at: Date
}

export type StancesTable = {
  id: GeneratedAlways<number>
  character_id: string
  post_id: number
  topic: string
  aspect: string
  value: number
  previous: number | null
  comment_id: number
  cause_comment_id: number | null
  created_at: Generated<Date>
}

export type SteelmenTable = {
  id: GeneratedAlways<number>
  post_id: number
  comment_id: number
  user_id: string
  author_id: string
  says: string
  mend: string | null
  state: Generated<string>
  fingerprint: number | null
  created_at: Date
  settled_at: Date | null
}

export type StoriesTable = {
  id: GeneratedAlways<number>
  user_id: string
  content: Generated<string>
  image_url: string | null
  views_count: Generated<number>
  created_at: Generated<Date>
  expires_at: Generated<Date>
  fingerprint: number | null
}

export type StoryViewsTable = {
  story_id: number
  viewer: string
  created_at: Generated<Date>
}

export type TagUsesTable = {
  tag: string
  user_id: string
  hour: Date
  kind: string
}

export type TagsTable = {
  key: string
  hashtag: string
  trend_score: Generated<number>
  created_at: Generated<Date>
  first_user: number | null
  is_shared: Generated<boolean>
}

export type TopicFollowsTable = {
  user_id: string
  topic: string
  created_at: Date
}

export type UsersTable = {
  id: string
  username: string
  email: string | null
  password_hash: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  bio: Generated<string>
  location: Generated<string>
  profile_image_url: string | null
  cover_image_url: string | null
  is_admin: Generated<boolean>
  email_verified_at: Date | null
  subscription_tier: Generated<string>
  posts_count: Generated<number>
  comments_count: Generated<number>
  likes_received_count: Generated<number>
  followers_count: Generated<number>
  following_count: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
  ai_replies: Generated<string>
  ai_posts: Generated<string>
  is_indexed: Generated<boolean>
  stories: Generated<string>
  sanction: string | null
  sanction_reason: string | null
  sanctioned_until: Date | null
  fingerprint: number | null
  language: string | null
  is_from_environment: Generated<boolean>
  home_feed: Generated<string>
}

export type VoiceFaultsTable = {
  id: GeneratedAlways<number>
  provider: string
  model: string
  kind: string
  message: string
  character_id: string | null
  post_id: number | null
  created_at: Generated<Date>
}

export type WorkerBeatsTable = {
  worker_id: string
  seen_at: Generated<Date>
}

export type Tables = {
  access_tokens: AccessTokensTable
  ai_changes: AiChangesTable
  audit_log: AuditLogTable
  authenticators: AuthenticatorsTable
  bookmarks: BookmarksTable
  breakers: BreakersTable
  budgets: BudgetsTable
  castings: CastingsTable
  character_versions: CharacterVersionsTable
  characters: CharactersTable
  claims: ClaimsTable
  comment_likes: CommentLikesTable
  comment_versions: CommentVersionsTable
  comments: CommentsTable
  conclusions: ConclusionsTable
  contact_messages: ContactMessagesTable
  cross_posts: CrossPostsTable
  debate_stances: DebateStancesTable
  drafts: DraftsTable
  email_tokens: EmailTokensTable
  events: EventsTable
  evergreen_uses: EvergreenUsesTable
  follows: FollowsTable
  forecast_rulings: ForecastRulingsTable
  forecast_votes: ForecastVotesTable
  held_texts: HeldTextsTable
  hidings: HidingsTable
  idempotency_keys: IdempotencyKeysTable
  library_switches: LibrarySwitchesTable
  limit_hits: LimitHitsTable
  link_cards: LinkCardsTable
  linked_sign_ins: LinkedSignInsTable
  memories: MemoriesTable
  minds: MindsTable
  moderation_decisions: ModerationDecisionsTable
  moved_notes: MovedNotesTable
  muted_words: MutedWordsTable
  notification_causes: NotificationCausesTable
  notification_choices: NotificationChoicesTable
  notifications: NotificationsTable
  passkeys: PasskeysTable
  people_points: PeoplePointsTable
  picture_files_gone: PictureFilesGoneTable
  pictures: PicturesTable
  point_votes: PointVotesTable
  poll_votes: PollVotesTable
  polls: PollsTable
  post_debates: PostDebatesTable
  post_likes: PostLikesTable
  post_shares: PostSharesTable
  post_tags: PostTagsTable
  post_versions: PostVersionsTable
  posts: PostsTable
  push_subscriptions: PushSubscriptionsTable
  reader_stances: ReaderStancesTable
  receipts: ReceiptsTable
  recovery_codes: RecoveryCodesTable
  replies: RepliesTable
  reports: ReportsTable
  reservations: ReservationsTable
  scout_hosts: ScoutHostsTable
  scout_items: ScoutItemsTable
  scout_sources: ScoutSourcesTable
  scout_topics: ScoutTopicsTable
  search_progress: SearchProgressTable
  search_words: SearchWordsTable
  seo_keywords: SeoKeywordsTable
  seo_performance: SeoPerformanceTable
  seo_recommendations: SeoRecommendationsTable
  sessions: SessionsTable
  settings: SettingsTable
  spellings: SpellingsTable
  spent_challenges: SpentChallengesTable
  spoken_texts: SpokenTextsTable
  stances: StancesTable
  steelmen: SteelmenTable
  stories: StoriesTable
  story_views: StoryViewsTable
  tag_uses: TagUsesTable
  tags: TagsTable
  topic_follows: TopicFollowsTable
  users: UsersTable
  voice_faults: VoiceFaultsTable
  worker_beats: WorkerBeatsTable
}

/** Whose rows are each about somebody, by `user_id`. */
export const tablesOfPeople = [
  'access_tokens',
  'ai_changes',
  'authenticators',
  'bookmarks',
  'comment_likes',
  'comments',
  'cross_posts',
  'debate_stances',
  'drafts',
  'email_tokens',
  'events',
  'forecast_votes',
  'held_texts',
  'hidings',
  'idempotency_keys',
  'linked_sign_ins',
  'memories',
  'minds',
  'moderation_decisions',
  'moved_notes',
  'muted_words',
  'notification_choices',
  'notifications',
  'passkeys',
  'pictures',
  'point_votes',
  'poll_votes',
  'post_likes',
  'post_shares',
  'posts',
  'push_subscriptions',
  'reader_stances',
  'recovery_codes',
  'sessions',
  'steelmen',
  'stories',
  'tag_uses',
  'topic_follows',
] as const satisfies readonly (keyof Tables)[]
