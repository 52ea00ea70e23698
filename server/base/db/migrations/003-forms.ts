import type { Migration } from '../migration.ts';

export const forms: Migration = {
  name: '003-forms',
  statements: (d) => [
    // What the server keeps to itself; never part of a reply.
    'create table secrets (name text primary key, value text not null)',

    // One row per counted try. `client` is a keyed hash of the address, not the address.
    `create table rate_hits (${d.id}, kind text not null, client text not null, at timestamptz not null)`,
    'create index rate_hits_client on rate_hits (kind, client, at)',
    'create index rate_hits_at on rate_hits (at)',

    'create table used_challenges (id text primary key, expires_at timestamptz not null)',
    'create index used_challenges_expiry on used_challenges (expires_at)',

    `create table contact_messages (
      ${d.id},
      public_id text not null unique,
      name text not null,
      email text not null,
      phone text not null,
      subject text not null,
      message text not null,
      is_read boolean not null,
      status text not null check (status in ('pending', 'replied', 'closed')),
      notice_version text not null,
      consented_at timestamptz not null,
      idempotency_key text unique,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index contact_messages_newest on contact_messages (created_at desc, id desc)',

    `create table job_applications (
      ${d.id},
      public_id text not null unique,
      job_id integer not null references jobs(id),
      job_title text not null,
      first_name text not null,
      last_name text not null,
      email text not null,
      email_key text not null,
      phone text not null,
      address text not null,
      experience text not null,
      education text not null,
      skills jsonb not null,
      cover_letter text not null,
      resume_url text not null,
      portfolio text not null,
      linked_in text not null,
      available_start_date text,
      expected_salary text not null,
      status text not null check (status in ('pending', 'reviewing', 'interview', 'accepted', 'rejected')),
      notes text not null,
      reviewed_by text not null,
      reviewed_at timestamptz,
      notice_version text not null,
      consented_at timestamptz not null,
      idempotency_key text unique,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index job_applications_newest on job_applications (created_at desc, id desc)',
    'create index job_applications_email on job_applications (email_key, job_id, created_at)',

    `create table resumes (
      ${d.id},
      token text not null unique,
      file_name text not null unique,
      original_name text not null,
      kind text not null check (kind in ('pdf', 'doc', 'docx')),
      size_bytes integer not null,
      application_id integer references job_applications(id),
      created_at timestamptz not null
    )`,
    'create index resumes_application on resumes (application_id)',

    `create table newsletter_subscribers (
      ${d.id},
      public_id text not null unique,
      email text not null,
      email_key text not null unique,
      status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
      -- Grows when a subscription ends: links of mails from before it stop working.
      generation integer not null,
      consent_text text not null,
      notice_version text not null,
      consented_at timestamptz not null,
      confirmed_at timestamptz,
      unsubscribed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,

    `create table outbox (
      ${d.id},
      public_id text not null unique,
      kind text not null,
      recipient text not null,
      reply_to text,
      subject text not null,
      body_text text not null,
      body_html text not null,
      headers jsonb not null,
      state text not null check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      -- When it may be tried next; a claimed one is tried again only after this.
      due_at timestamptz not null,
      last_error text,
      created_at timestamptz not null,
      sent_at timestamptz
    )`,
    'create index outbox_due on outbox (state, due_at, id)',
  ],
};
