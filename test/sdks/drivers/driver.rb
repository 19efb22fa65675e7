# frozen_string_literal: true

# Runs tasks with the SDK in the folder given as the first argument. Reads ["scenario", task] from each line of standard
# input, and prints a list with the result for each. test/sdks/tasks.ts describes them.

$LOAD_PATH.unshift(File.join(ARGV.fetch(0), 'lib'))
require 'emberline'
require 'pp'
require 'timeout'

# Stores tokens in memory, and counts how often they're replaced.
class MemoryStore
  attr_reader :saved

  def initialize(tokens)
    @tokens = tokens
    @saved = []
  end

  def load
    @tokens
  end

  def save(tokens)
    @saved << tokens.access_token
    @tokens = tokens
  end
end

def snake(name)
  name.gsub(/[A-Z]/) { |letter| "_#{letter.downcase}" }
end

def options(given)
  given.transform_keys { |key| snake(key.to_s).to_sym }
end

def settings(task, waits)
  wait = task[:isWaitReal] ? Kernel.method(:sleep) : ->(_seconds) {}
  {
    base_url: task[:url], random: -> { 0.5 },
    sleep: lambda { |seconds|
      waits << seconds
      task[:onWait]&.call
      wait.call(seconds)
    },
    **options(task.fetch(:settings, {}))
  }
end

APP = {clientId: 'client 1', clientSecret: 'secret:1', redirectUri: 'https://app.kestrel.example/return'}.freeze

def oauth(task, waits)
  Emberline::OAuth.new(**options(task.fetch(:app, APP)), **settings(task, waits))
end

def shown_tokens(tokens)
  {tokens: {accessToken: tokens.access_token, refreshToken: tokens.refresh_token, accountId: tokens.account_id}}
end

def expired_store(task)
  tokens = {access_token: 'stale', refresh_token: 'refresh-0', account_id: 'acct_000001', expires_at: Time.now.to_i + task.fetch(:expiresIn)}
  MemoryStore.new(Emberline::Tokens.new(tokens))
end

def client(task, waits)
  Emberline::Client.new(api_key: task.fetch(:key, 'key_of_test'), **settings(task, waits))
end

def call(client, task)
  with = task[:options] ? {request_options: options(task[:options])} : {}
  client.public_send(snake(task.fetch(:method)), **task.fetch(:params, {}), **with)
end

def response(given)
  limit = given.rate_limit
  {
    requestId: given.request_id, isReplayed: given.replayed?,
    rateLimit: limit && {limit: limit.limit, remaining: limit.remaining, reset: limit.reset}
  }
end

def status(client, task)
  call(client, task).response.status
rescue Emberline::Error
  nil
end

def ids(items)
  items.map { |item| item[:id] }
end

def run(scenario, task, waits)
  case scenario
  when 'call'
    result = call(client(task, waits), task)
    {data: result.to_h, response: response(result.response)}
  when 'typed'
    # A field has a method, and a field that's unknown to the library is read by name.
    page = call(client(task, waits), task)
    item = page[page.class.items_field].first
    {email: item.email, unknown: item[:field_of_the_future]}
  when 'items'
    found = []
    begin
      call(client(task, waits), task).auto_paging_each do |item|
        found << item[:id]
        # No list of the server is longer, so a loop ends here.
        break if found.length == task.fetch(:stopAfter, 20)
      end
      {ids: found}
    rescue Emberline::Error => e
      {ids: found, **failure(e)}
    end
  when 'pages'
    page = call(client(task, waits), task)
    pages = []
    while page
      pages << ids(page[page.class.items_field])
      page = page.next_page
    end
    {pages: pages}
  when 'abort'
    started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    begin
      Timeout.timeout(0.3) { call(client(task, waits), task) }
      {isAborted: false}
    rescue Timeout::Error => e
      {isAborted: !e.is_a?(Emberline::Error), seconds: Process.clock_gettime(Process::CLOCK_MONOTONIC) - started}
    end
  when 'verify'
    {results: task.fetch(:cases).map { |header, body, secret| verify(body, header, secret) }}
  when 'verifyParsed'
    header, body, secret = task.fetch(:cases).first
    {event: Emberline::Webhooks.verify(JSON.parse(body), header, secret).to_h}
  when 'login'
    oauth = oauth(task, waits)
    login = oauth.authorize(scopes: %w[leads:search campaigns:read])
    query = {state: login.state, code: 'code_1', **task.fetch(:query, {})}.compact
    state = task.dig(:stored, :state) || login.state
    tokens = oauth.exchange(query, state: state, code_verifier: login.code_verifier)
    again = oauth.refresh(tokens.refresh_token)
    oauth.revoke(again.refresh_token)
    {
      url: login.url, verifier: login.code_verifier, details: tokens.to_h,
      expiresIn: tokens.expires_at - Time.now.to_i, refreshed: again.access_token
    }
  when 'authorize'
    login = oauth(task, waits).authorize(scopes: task.fetch(:scopes))
    {login: {url: login.url, state: login.state, codeVerifier: login.code_verifier}}
  when 'exchange'
    state, code_verifier = task.fetch(:login).values_at(:state, :codeVerifier)
    shown_tokens(oauth(task, waits).exchange(task.fetch(:query), state: state, code_verifier: code_verifier))
  when 'refresh'
    shown_tokens(oauth(task, waits).refresh(task.fetch(:token)))
  when 'revoke'
    oauth(task, waits).revoke(task.fetch(:token))
    {}
  when 'session'
    store = expired_store(task)
    other = Emberline::Tokens.new({**store.load.to_h, access_token: 'fresh-by-another'})
    task = {**task, onWait: -> { store.save(other) }} if task[:isReplacedWhileWaiting]
    app = oauth(task, waits)
    # As when each of a server's requests makes a client of its own.
    clients = Array.new(task.fetch(:calls)) do
      Emberline::Client.new(tokens: app.tokens(store), **settings(task, waits))
    end
    threads = clients.map { |client| Thread.new { status(client, task) } }
    results = threads.map(&:value)
    {statuses: results, saved: store.saved}
  when 'inspect'
    given = client(task, waits)
    oauth = oauth(task, waits)
    login = oauth.authorize(scopes: [])
    failures = [-> { call(given, task) }, -> { oauth.refresh('refresh-0') }]
    errors = failures.map do |failure|
      failure.call
    rescue Emberline::Error => e
      e
    end
    all = [given, oauth, login, expired_store(task).load, *errors.flat_map { |error| [error, error.response, error.body] }]
    # ActiveSupport's JSON.
    json = all.first(4).map { |each| each.as_json.to_s }
    text = all.map { |each| [each.inspect, each.to_s, each.pretty_inspect] } + errors.map(&:full_message) + json
    {text: text.join("\n"), verifier: login.code_verifier}
  when 'values'
    one, two = Array.new(2) { call(client(task, waits), task) }
    {
      isEqual: one == two && one.hash == two.hash, isFrozen: one.to_h.frozen? || one[:leads].frozen?,
      json: JSON.parse(JSON.generate(one)), matched: (one in {leads: [{id: /lead/ => id}, *]}) && id
    }
  when 'times'
    client = client(task, waits)
    client.create_campaign(name: 'A', lead_ids: [], steps: [], starts_at: Time.new(2027, 1, 11, 9, 0, 0, '+01:00'))
    client.get_analytics(from: Date.new(2026, 11, 1))
    {}
  when 'settings'
    {error: begin
      task[:app] ? oauth(task, waits) : Emberline::Client.new(**options(task.fetch(:settings)))
      nil
    rescue ArgumentError => e
      e.message
    end}
  end
end

def verify(body, header, secret)
  Emberline::Webhooks.verify(body.b, header, secret).to_h
rescue Emberline::SignatureVerificationError, ArgumentError => e
  e.class.name.split('::').last
end

def failure(error)
  name = error.class.name.split('::').last
  return {error: {name: name, message: error.message, code: error.code}} if error.is_a?(Emberline::OAuthError)
  key = error.idempotency_key
  return {error: {name: name, message: error.message, idempotencyKey: key}} unless error.is_a?(Emberline::ApiError)

  fields = error.is_a?(Emberline::ValidationError) ? error.fields.map(&:to_h) : nil
  {
    error: {
      name: name, message: error.message, status: error.status, type: error.type, title: error.title,
      detail: error.detail, requestId: error.request_id, retryAfter: error.retry_after, hasBody: !error.body.nil?,
      idempotencyKey: key, fields: fields&.map(&:compact)
    }
  }
end

$stdin.each_line do |line|
  scenario, task = JSON.parse(line, symbolize_names: true)
  waits = []
  result = begin
    run(scenario, task, waits)
  rescue Emberline::Error => e
    failure(e)
  rescue ArgumentError, NoMethodError => e
    {error: {name: e.class.name, message: e.message}}
  end
  puts JSON.generate([{**result, waits: waits}])
  $stdout.flush
end
