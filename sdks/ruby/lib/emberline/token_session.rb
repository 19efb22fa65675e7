# frozen_string_literal: true

module Emberline
  # Keeps one account's tokens valid. `OAuth#tokens` returns one.
  class TokenSession
    # Refreshing a little early avoids a request with a token that expires on the way.
    EARLY_SECONDS = 60
    private_constant :EARLY_SECONDS

    def initialize(oauth:, store:, clock:)
      @oauth = oauth
      @store = store
      @clock = clock
    end

    # @return [String] a token that hasn't expired
    def access_token
      tokens = @store.load
      return tokens.access_token unless expired?(tokens)

      renew(tokens.access_token)
      @store.load.access_token
    end

    # Replaces a token that has expired, unless another thread or process has already done so.
    #
    # @return [Boolean] whether there's a new token
    def renew(access_token)
      @oauth.exclusively(@store.load.refresh_token) do
        work = -> { replace(access_token) }
        @store.respond_to?(:synchronize) ? @store.synchronize(&work) : work.call
      end
    end

    private

    def expired?(tokens)
      tokens.expires_at - EARLY_SECONDS <= @clock.call.to_i
    end

    def replace(access_token)
      tokens = @store.load
      return true if tokens.access_token != access_token
      return false unless tokens.refresh_token

      @store.save(@oauth.refresh(tokens.refresh_token))
      true
    rescue OAuthError
      # Without a lock, another process may have used the refresh token first, and stored its successor.
      raise if @store.load.access_token == access_token

      true
    end
  end
end
