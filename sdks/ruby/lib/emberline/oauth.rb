# frozen_string_literal: true

require 'openssl'
require 'securerandom'
require 'uri'

module Emberline
  # Where to send the customer, and what to store in the session until they return.
  class Authorization
    # @return [String]
    attr_reader :url, :state, :code_verifier

    def initialize(url:, state:, code_verifier:)
      @url = url
      @state = state
      @code_verifier = code_verifier
    end

    # Leaves the verifier out.
    def inspect
      "#<#{self.class} #{url}>"
    end

    # Without this, ActiveSupport's JSON would include the secrets.
    def as_json(*)
      inspect
    end
  end

  # OAuth tokens. Store all of it: a refresh replaces both tokens.
  class Tokens
    # @return [String]
    attr_reader :access_token
    # @return [String, nil]
    attr_reader :refresh_token
    # @return [Integer] Unix time in seconds
    attr_reader :expires_at
    # The scopes that the customer approved.
    # @return [Array<String>]
    attr_reader :scopes
    # The customer's account.
    # @return [String]
    attr_reader :account_id

    # @param stored [Hash{Symbol, String => Object}] what `to_h` returned
    def initialize(stored)
      @fields = stored.transform_keys(&:to_sym).freeze
      @access_token = @fields.fetch(:access_token)
      @refresh_token = @fields[:refresh_token]
      @expires_at = @fields.fetch(:expires_at)
      @scopes = @fields[:scope].to_s.split.freeze
      @account_id = @fields.fetch(:account_id)
    end

    # @return [Hash{Symbol => Object}] all fields of the token response, to store as JSON
    def to_h
      @fields
    end

    # Leaves the tokens out.
    def inspect
      "#<#{self.class} expires_at=#{expires_at}>"
    end

    # Without this, ActiveSupport's JSON would include the secrets.
    def as_json(*)
      inspect
    end
  end

  # The authorization code flow with PKCE, for apps that act on behalf of other accounts.
  class OAuth
    LOCKS = 64
    private_constant :LOCKS

    # @param connection [Hash] the settings of a connection, as for Client
    def initialize(client_id:, client_secret:, redirect_uri:, **connection)
      is_empty = [client_id, client_secret].any? { |each| each.to_s.empty? }
      raise ArgumentError, 'The client id or the client secret is empty.' if is_empty

      @client_id = client_id
      @client_secret = client_secret
      @redirect_uri = redirect_uri
      @clock = connection.fetch(:clock) { Time.method(:now) }
      @requester = Requester.new(**connection)
      # A few locks for all customers: those who share one only wait for each other.
      @locks = Array.new(LOCKS) { Mutex.new }
    end

    # Starts a login. Store `state` and `code_verifier` in the customer's session, then redirect to `url`.
    #
    # @param scopes [Array<String>]
    # @return [Authorization]
    def authorize(scopes:)
      state = SecureRandom.urlsafe_base64(24)
      verifier = SecureRandom.urlsafe_base64(48)
      query = {
        response_type: 'code', client_id: @client_id, redirect_uri: @redirect_uri, scope: scopes.join(' '),
        state: state, code_challenge: challenge(verifier), code_challenge_method: 'S256'
      }
      url = "#{@requester.base_url}/oauth/authorize?#{URI.encode_www_form(query)}"
      Authorization.new(url: url, state: state, code_verifier: verifier)
    end

    # Finishes a login: checks the query parameters that the customer returned with, and gets the tokens.
    #
    # @param params [Hash] `code` and `state`, or `error`, from the query of the redirect
    # @return [Tokens]
    # @raise [OAuthError] when the customer declined (`access_denied`), the state isn't the stored one
    #   (`invalid_state`), or there's no code (`invalid_request`)
    def exchange(params, state:, code_verifier:)
      given = params.to_h.transform_keys(&:to_sym)
      unless same?(given[:state], state)
        raise OAuthError.new("The state isn't the one that this login started with.", 'invalid_state')
      end
      code, error = given.values_at(:code, :error).map { |each| each.to_s unless each.to_s.empty? }
      error ||= 'invalid_request' unless code
      raise OAuthError.new("The customer wasn't connected: #{error}.", error) if error

      token(
        grant_type: 'authorization_code', code: code, redirect_uri: @redirect_uri,
        code_verifier: code_verifier
      )
    end

    # @param refresh_token [String]
    # @return [Tokens] with a new refresh token. The old one no longer works.
    # @raise [OAuthError] when the customer has to connect again (`invalid_grant`)
    def refresh(refresh_token)
      token(grant_type: 'refresh_token', refresh_token: refresh_token)
    end

    # Ends the access of a token. Revoking a refresh token also ends its access tokens.
    #
    # @param token [String]
    # @return [void]
    def revoke(token)
      post('/oauth/revoke', {token: token}, is_repeatable: true)
      nil
    end

    # Keeps one account's tokens valid, for `Client.new(tokens: …)`.
    #
    # @param store [Object] `load` returns Tokens, and `save(tokens)` stores them. If several processes use the account,
    #   `synchronize` must yield while it holds a lock that they share, such as an advisory lock.
    # @return [TokenSession]
    def tokens(store)
      TokenSession.new(oauth: self, store: store, clock: @clock)
    end

    # Yields while no other thread uses the refresh token, which works once.
    # @api private
    def exclusively(refresh_token, &work)
      @locks[refresh_token.hash % LOCKS].synchronize(&work)
    end

    # Leaves the secret out.
    def inspect
      "#<#{self.class} #{@requester.base_url}>"
    end

    # Without this, ActiveSupport's JSON would include the secrets.
    def as_json(*)
      inspect
    end

    private

    def token(fields)
      response = post('/oauth/token', fields)
      granted = response.json
      unless granted.is_a?(Hash) && granted.values_at(:access_token, :account_id).all?(String) &&
             granted[:expires_in].is_a?(Integer)
        # Without the body, which may contain a token.
        raise ApiError, Response.new(status: response.status, headers: response.headers)
      end

      # A refresh may leave the refresh token out if it stays valid.
      kept = fields.slice(:refresh_token)
      Tokens.new({**kept, **granted, expires_at: @clock.call.to_i + granted[:expires_in]})
    end

    def post(path, fields, **rest)
      encoded = [@client_id, @client_secret].map { |part| URI.encode_www_form_component(part) }.join(':')
      @requester.call('POST', path, "Basic #{[encoded].pack('m0')}", form: fields, **rest)
    rescue ApiError => e
      code, reason = e.body&.values_at(:error, :error_description)
      # Other errors, such as a 429 or a proxy's, say nothing about the tokens.
      raise unless [400, 401].include?(e.status) && code.is_a?(String) && !code.empty?

      raise OAuthError.new([code, reason].compact.join(': '), code)
    end

    def challenge(verifier)
      [OpenSSL::Digest.digest('SHA256', verifier)].pack('m0').tr('+/', '-_').delete('=')
    end

    def same?(given, expected)
      # With an empty stored state, a lost session would accept any login.
      !expected.to_s.empty? && OpenSSL.secure_compare(given.to_s, expected)
    end
  end
end
