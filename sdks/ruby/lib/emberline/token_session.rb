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
      @lock = Mutex.new
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
      exclusively do
        tokens = @store.load
        if tokens.access_token != access_token
          true
        elsif tokens.refresh_token
          @store.save(@oauth.refresh(tokens.refresh_token))
          true
        else
          false
        end
      end
    end

    private

    def expired?(tokens)
      tokens.expires_at - EARLY_SECONDS <= @clock.call.to_i
    end

    def exclusively(&work)
      @lock.synchronize do
        @store.respond_to?(:synchronize) ? @store.synchronize(&work) : work.call
      end
    end
  end
end
