# frozen_string_literal: true

require 'erb'
require 'securerandom'

module Emberline
  # The API. Each operation is a method: see Operations. Threads can share a client.
  #
  #   client = Emberline::Client.new
  #   client.search_leads(industry: 'SaaS').auto_paging_each { |lead| puts lead.email }
  class Client
    include Operations

    # Anything else, such as a pasted line break, would end a header.
    VISIBLE_ASCII = /\A[\x21-\x7e]+\z/.freeze
    private_constant :VISIBLE_ASCII

    # Give one of `api_key`, `access_token`, and `tokens`. Without one, the key is read from EMBERLINE_API_KEY.
    #
    # @param api_key [String, nil]
    # @param access_token [String, nil] an OAuth access token
    # @param tokens [TokenSession, nil] refreshes OAuth tokens when they expire
    # @param base_url [String] the API's URL without `/v1`, for tests
    # @param timeout [Numeric] seconds for each attempt; longer if a server sends its headers bit by bit
    # @param max_retries [Integer] 0 turns retries off
    # @param connection [Hash] `:transport`, `:clock`, `:sleep`, and `:random` of Requester, for tests
    def initialize(api_key: nil, access_token: nil, tokens: nil, **connection)
      given = [api_key, access_token, tokens].compact
      raise ArgumentError, 'Give only one of api_key, access_token, and tokens.' if given.length > 1

      @tokens = tokens || FixedToken.new(given.first || ENV[KEY_VARIABLE])
      @requester = Requester.new(**connection)
    end

    # Leaves the key out.
    def inspect
      "#<#{self.class} #{@requester.base_url}>"
    end

    # Without this, ActiveSupport's JSON would include the secrets.
    def as_json(*)
      inspect
    end

    private

    # @param body [Hash, nil] the fields of the body; one that's nil isn't sent. nil if the operation has no body.
    # @param format [:json, :form] how the body is encoded
    # @param has_key [Boolean] whether the operation takes an idempotency key
    # @param is_enveloped [Boolean] whether the data is inside a `data` field
    # @param returns [Class, nil] nil if the response has no body
    def request(method, path, query: {}, body: nil, format: :json, has_key: false, is_enveloped: true, returns: Resource,
                options: {})
      given = check(options, has_key)
      # Made once, so that retries repeat the same operation.
      key = given.fetch(:idempotency_key) { SecureRandom.uuid } if has_key
      raise ArgumentError, 'The idempotency key must be a String.' unless key.nil? || key.is_a?(String)

      is_clean = key.nil? || key.match?(VISIBLE_ASCII)
      raise ArgumentError, 'The idempotency key is empty or has an invalid character in it.' unless is_clean

      response = authorized do |token|
        @requester.call(
          method, path, "Bearer #{FixedToken.check(token)}",
          query: query, format => body&.compact, timeout: given[:timeout],
          headers: key ? {'Idempotency-Key' => key} : {}, is_repeatable: method != 'POST' || has_key
        )
      rescue Error => e
        e.idempotency_key = key
        raise
      end
      unless returns
        raise unusable(response, key) unless response.body.empty?

        return Resource.new(response: response)
      end

      data = data_of(response, is_enveloped) || raise(unusable(response, key))
      return returns.new(data, response: response) unless returns <= Page

      raise unusable(response, key) unless data[returns.items_field].is_a?(Array)

      returns.new(data, response: response) do |cursor|
        in_query = query.key?(:cursor)
        place = in_query ? {query: {**query, cursor: cursor}} : {query: query, body: {**body, cursor: cursor}}
        # The next page is another operation, so it gets a key of its own.
        rest = options.reject { |name, _| name == :idempotency_key }
        request(method, path, **place, format: format, has_key: has_key, returns: returns, options: rest)
      end
    end

    def check(options, has_key)
      allowed = has_key ? %i[idempotency_key timeout] : %i[timeout]
      unknown = options.keys - allowed
      return options.compact if unknown.empty?

      unknown, allowed = [unknown, allowed].map { |names| names.map(&:inspect).join(', ') }
      raise ArgumentError, "unknown request option: #{unknown}; allowed: #{allowed}"
    end

    # Repeats a request once if its token has expired and a new one is available.
    def authorized
      token = @tokens.access_token
      begin
        return yield token
      rescue AuthenticationError
        raise unless @tokens.renew(token)
      end
      yield @tokens.access_token
    end

    def data_of(response, is_enveloped)
      data = response.json
      data = data[:data] if is_enveloped && data.is_a?(Hash)
      data if data.is_a?(Hash)
    end

    # The error of a response that isn't the API's, such as a network's sign-in page. The request may have been carried out.
    def unusable(response, key)
      ApiError.new(response).tap { |error| error.idempotency_key = key }
    end

    # A path parameter as one segment. An empty one or a dot would request another path.
    def segment(name, value)
      text = value.to_s
      raise ArgumentError, "#{name} can't be #{text.inspect}." if ['', '.', '..'].include?(text)

      ERB::Util.url_encode(text)
    end

    # A key or token that's never renewed.
    class FixedToken
      # Returns the text if a header can contain it. Unlike net/http's error, ours doesn't show the text.
      def self.check(text)
        return text if text.to_s.match?(VISIBLE_ASCII)

        raise ArgumentError, 'The key or token has a space, a line break, or another invalid character in it.'
      end

      attr_reader :access_token

      def initialize(text)
        raise ArgumentError, "Give an api_key, or set #{KEY_VARIABLE}." if text.to_s.empty?

        @access_token = FixedToken.check(text)
      end

      def renew(_expired)
        false
      end

      def inspect
        "#<#{self.class}>"
      end
    end
    private_constant :FixedToken
  end
end
